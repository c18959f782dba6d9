export type DifferencePart = {
  readonly kind: 'same' | 'removed' | 'inserted';
  readonly text: string;
};

/** Texts that differ in more words than this are shown as one replaced by the other. */
const mostEdits = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

const startsAlike = (one: readonly string[], other: readonly string[]): number => {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
};

/** What was removed from a text and what was inserted, word by word, in the order of reading. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const head = startsAlike(old, fresh);
  const tail = startsAlike(old.slice(head).reverse(), fresh.slice(head).reverse());
  const middle = shortestEdits(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
  );
  return readable([
    ...old.slice(0, head).map((text) => ({ kind: 'same' as const, text })),
    ...middle,
    ...old.slice(old.length - tail).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

const replaced = (old: readonly string[], fresh: readonly string[]): DifferencePart[] => [
  ...old.map((text) => ({ kind: 'removed' as const, text })),
  ...fresh.map((text) => ({ kind: 'inserted' as const, text })),
];

/** E. W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986. */
function shortestEdits(old: readonly string[], fresh: readonly string[]): DifferencePart[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const rounds: Map<number, number>[] = [];
  const at = (line: number) => furthest.get(line) ?? -1;
  for (let edits = 0; edits <= Math.min(old.length + fresh.length, mostEdits); edits += 1) {
    rounds.push(new Map(furthest));
    for (let line = -edits; line <= edits; line += 2) {
      const goesDown = line === -edits || (line !== edits && at(line - 1) < at(line + 1));
      let x = goesDown ? at(line + 1) : at(line - 1) + 1;
      while (x < old.length && x - line < fresh.length && old[x] === fresh[x - line]) x += 1;
      furthest.set(line, x);
      if (x >= old.length && x - line >= fresh.length) return walkBack(rounds, old, fresh);
    }
  }
  return replaced(old, fresh);
}

function walkBack(
  rounds: readonly ReadonlyMap<number, number>[],
  old: readonly string[],
  fresh: readonly string[],
): DifferencePart[] {
  const parts: DifferencePart[] = [];
  let [x, y] = [old.length, fresh.length];
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const at = (line: number) => rounds[edits]?.get(line) ?? -1;
    const line = x - y;
    const goesDown = line === -edits || (line !== edits && at(line - 1) < at(line + 1));
    const from = goesDown ? at(line + 1) : at(line - 1);
    const [startX, startY] = [from, from - (goesDown ? line + 1 : line - 1)];
    while (x > Math.max(startX, 0) && y > Math.max(startY, 0) && old[x - 1] === fresh[y - 1]) {
      x -= 1;
      y -= 1;
      parts.push({ kind: 'same', text: old[x] ?? '' });
    }
    if (edits === 0) break;
    parts.push(
      goesDown
        ? { kind: 'inserted', text: fresh[startY] ?? '' }
        : { kind: 'removed', text: old[startX] ?? '' },
    );
    [x, y] = [startX, startY];
  }
  return parts.reverse();
}

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
