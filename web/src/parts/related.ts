// The rule somebody asked for, with the headings above it and the rules below it.
interface Entry {
  readonly number: string;
  readonly heading: boolean;
}

export function related<T extends Entry>(rules: readonly T[], number: string): readonly T[] {
  const found = rules.filter((rule) => {
    if (rule.number === number || rule.number.startsWith(`${number}.`)) return true;
    return rule.heading && number.startsWith(`${rule.number}.`);
  });
  if (found.some((rule) => !rule.heading)) return found;
  // a number without a text of its own: the nearest one above it
  const above = number.replace(/\.\d+$/, "");
  return above === number ? found : related(rules, above);
}
