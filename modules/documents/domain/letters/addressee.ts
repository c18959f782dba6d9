/** Whom a letter goes to. */
export type Addressee = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly salutation: string;
};

/** Lines as they were typed; empty ones are left out. */
export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
