import type { PaperLine } from '../agreements/agreement-document.ts';

export type ChangedTerm = {
  readonly label: string;
  /** Null: the signed paper does not say it. */
  readonly signed: string | null;
  /** Null: it is agreed no more. */
  readonly now: string | null;
};

/** What the agreement says today and did not when both signed, in the order of the paper. */
export function changedTerms(
  signed: readonly PaperLine[],
  now: readonly PaperLine[],
): readonly ChangedTerm[] {
  const [before, after] = [new Map(signed), new Map(now)];
  const labels = new Set([...after.keys(), ...before.keys()]);
  return [...labels].flatMap((label) => {
    const [was, is] = [before.get(label) ?? null, after.get(label) ?? null];
    return was === is ? [] : [{ label, signed: was, now: is }];
  });
}
