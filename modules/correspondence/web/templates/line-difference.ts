import { diffArrays } from 'diff';

/** One row of two texts side by side; null where the other has a line more. */
export type DifferenceRow = {
  readonly before: string | null;
  readonly after: string | null;
  readonly isSame: boolean;
};

const most = 2000;
/** Templates that differ in more lines than this stand beside each other as they are. */
const mostEdits = 1000;

/** Lines that both have stand beside each other. */
export function lineDifference(before: string, after: string): readonly DifferenceRow[] {
  const [left, right] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(left, right, { maxEditLength: mostEdits });
  if (!changes) return paired([...left.map(gone), ...right.map(come)]);
  return paired(
    changes.flatMap(({ added, removed, value }) => value.map(added ? come : removed ? gone : kept)),
  );
}

const kept = (line: string): DifferenceRow => ({ before: line, after: line, isSame: true });
const gone = (line: string): DifferenceRow => ({ before: line, after: null, isSame: false });
const come = (line: string): DifferenceRow => ({ before: null, after: line, isSame: false });

const linesOf = (text: string): string[] => text.trim().split('\n').slice(0, most);

/** A line that went and one that came in its place stand in one row. */
function paired(rows: readonly DifferenceRow[]): readonly DifferenceRow[] {
  const told: DifferenceRow[] = [];
  let waiting: DifferenceRow[] = [];
  const settle = () => {
    told.push(...waiting);
    waiting = [];
  };
  for (const row of rows) {
    if (row.isSame) settle();
    if (!row.isSame && row.after === null) {
      waiting.push(row);
      continue;
    }
    const partner = row.isSame ? undefined : waiting.shift();
    told.push(partner ? { ...row, before: partner.before } : row);
  }
  settle();
  return told;
}
