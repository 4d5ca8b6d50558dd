// Finding rules: by number, or by words that stand in them, whatever their accents and their order.
interface Entry {
  readonly number: string;
  readonly heading: boolean;
  readonly text: string;
  readonly examples: readonly { readonly title: string }[];
}

/** Without accents and capitals: whoever types "uberfall" finds Überfall, and "strasse" finds Straße. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "");

const NUMBER = /^(?:[a-z]{2}-)?\d+(?:\.\d+)*\.?$/;

/** Is a rule that of the number typed, or below it? "7.2" is LK-7.2 and LK-7.2.1, not LK-17.2. */
function isAt(number: string, typed: string): boolean {
  const given = number.toLowerCase();
  const bare = typed.includes("-") ? given : given.replace(/^[a-z]{2}-/, "");
  const wanted = typed.replace(/\.$/, "");
  return bare === wanted || bare.startsWith(`${wanted}.`);
}

/** The rules that are meant, with the headings they stand under; everything when nothing is typed. */
export function find<T extends Entry>(rules: readonly T[], typed: string): readonly T[] {
  const wanted = plainly(typed).trim();
  if (!wanted) return rules;
  const byNumber = NUMBER.test(wanted) ? rules.filter((rule) => isAt(rule.number, wanted)) : [];
  const words = wanted.split(/\s+/);
  const hits = byNumber.length
    ? byNumber
    : rules.filter((rule) => {
        const said = plainly([rule.number, rule.text, ...rule.examples.map(({ title }) => title)].join(" "));
        return words.every((word) => said.includes(word));
      });
  const shown = new Set<T>(hits);
  return rules.filter(
    (rule) => shown.has(rule) || (rule.heading && hits.some((hit) => hit.number.startsWith(`${rule.number}.`))),
  );
}
