import type { AskedChoice } from '#kernel/domain';

/** What the same call would do with one of the options; nothing is done. */
export type TryChoice = (value: string) => Promise<Readonly<Record<string, unknown>>>;

type Ask = (choice: AskedChoice, tryOut: TryChoice) => Promise<string | null>;

const nobody: Ask = () => Promise.resolve(null);
let ask = nobody;

/** Binds the dialogs that ask; the answer undoes it. */
export function bindChoices(host: Ask): () => void {
  ask = host;
  return () => {
    if (ask === host) ask = nobody;
  };
}

/** What the person chose; null where they keep everything as it is, or nobody can ask them. */
export const choose: Ask = (choice, tryOut) => ask(choice, tryOut);
