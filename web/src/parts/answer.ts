// What the server is asked for once, and what is shown until it has answered.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../settings.ts";
import { text } from "../text.ts";

interface Answer<T> {
  readonly found: T | null;
  readonly trouble: string; // in words; empty: none
}

/** The answer about *what*; in another language it is asked for again, and the old one stays until then. */
export function useAnswer<T>(what: string, ask: () => Promise<T>): Answer<T> {
  const found = useSignal<T | null>(null);
  const trouble = useSignal("");
  const language = settings.value.language;
  useEffect(() => {
    found.value = null;
  }, [what]);
  useEffect(() => {
    let left = false;
    trouble.value = "";
    ask().then(
      (answer) => {
        if (!left) found.value = answer;
      },
      (error: Error) => {
        if (!left) trouble.value = error.message || text("offline");
      },
    );
    return () => {
      left = true;
    };
  }, [what, language]);
  return { found: found.value, trouble: trouble.value };
}
