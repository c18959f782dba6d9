/** One row of two texts side by side; null where the other has a line more. */
export type DifferenceRow = {
  readonly before: string | null;
  readonly after: string | null;
  readonly isSame: boolean;
};

const most = 2000;

/** Lines that both have stand beside each other; templates are short enough for the plain way. */
export function lineDifference(before: string, after: string): readonly DifferenceRow[] {
  const [left, right] = [linesOf(before), linesOf(after)];
  const common = commonLengths(left, right);
  const rows: DifferenceRow[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [one, other] = [left[i] ?? null, right[j] ?? null];
    if (one !== null && one === other) {
      rows.push({ before: one, after: other, isSame: true });
      i += 1;
      j += 1;
    } else if (
      other === null ||
      (one !== null && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      rows.push({ before: one, after: null, isSame: false });
      i += 1;
    } else {
      rows.push({ before: null, after: other, isSame: false });
      j += 1;
    }
  }
  return paired(rows);
}

const linesOf = (text: string): readonly string[] => text.trim().split('\n').slice(0, most);

function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  );
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        left[i] === right[j]
          ? 1 + (table[i + 1]?.[j + 1] ?? 0)
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** A line that went and one that came in its place stand in one row. */
function paired(rows: readonly DifferenceRow[]): readonly DifferenceRow[] {
  const told: DifferenceRow[] = [];
  let gone: DifferenceRow[] = [];
  const settle = () => {
    told.push(...gone);
    gone = [];
  };
  for (const row of rows) {
    if (row.isSame) settle();
    if (!row.isSame && row.after === null) {
      gone.push(row);
      continue;
    }
    const partner = row.isSame ? undefined : gone.shift();
    told.push(partner ? { ...row, before: partner.before } : row);
  }
  settle();
  return told;
}
