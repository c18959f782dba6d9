import { diffArrays } from 'diff';

export type DifferencePart = {
  readonly kind: 'same' | 'removed' | 'inserted';
  readonly text: string;
};

/** Texts that differ in more words than this are shown as one replaced by the other. */
const mostEdits = 1000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** What was removed from a text and what was inserted, word by word, in the order of reading. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(old, fresh, { maxEditLength: mostEdits });
  if (!changes) return readable([...partsOf('removed', old), ...partsOf('inserted', fresh)]);
  return readable(
    changes.flatMap(({ added, removed, value }) =>
      partsOf(removed ? 'removed' : added ? 'inserted' : 'same', value),
    ),
  );
}

const partsOf = (kind: DifferencePart['kind'], words: readonly string[]): DifferencePart[] =>
  words.map((text) => ({ kind, text }));

/** Words that changed one after the other are one change: first all that went, then all that came. */
function readable(parts: readonly DifferencePart[]): DifferencePart[] {
  const shown: DifferencePart[] = [];
  let [removed, inserted] = ['', ''];
  const settle = () => {
    if (removed) shown.push({ kind: 'removed', text: removed });
    if (inserted) shown.push({ kind: 'inserted', text: inserted });
    [removed, inserted] = ['', ''];
  };
  for (const [place, { kind, text }] of parts.entries()) {
    const next = parts[place + 1]?.kind ?? 'same';
    const isGap = kind === 'same' && next !== 'same' && !text.trim() && removed + inserted !== '';
    if (kind === 'removed' || isGap) removed += text;
    if (kind === 'inserted' || isGap) inserted += text;
    if (kind !== 'same' || isGap) continue;
    settle();
    const last = shown.at(-1);
    if (last?.kind === 'same') shown[shown.length - 1] = { kind, text: last.text + text };
    else shown.push({ kind, text });
  }
  settle();
  return shown;
}

const around = 60;

/** Long stretches that did not change are cut to what stands beside a change. */
export function foldUnchanged(parts: readonly DifferencePart[]): DifferencePart[] {
  return parts.map((part, place) => {
    if (part.kind !== 'same' || part.text.length <= around * 3) return part;
    const start = place === 0 ? '' : part.text.slice(0, around);
    const end = place === parts.length - 1 ? '' : part.text.slice(-around);
    return { ...part, text: `${start} … ${end}` };
  });
}
