/** One measured figure beside its target. */
export type Line = {
  readonly figure: string;
  readonly measured: string;
  readonly target?: string;
  readonly isMet?: boolean;
  readonly remark?: string;
};

export function printTable(lines: readonly Line[]): void {
  const head = ['figure', 'measured', 'target', '', 'seen'];
  const rows = lines.map(({ figure, measured, target = '', isMet, remark = '' }) => [
    figure,
    measured,
    target,
    isMet === undefined ? '' : isMet ? 'ok' : 'short',
    remark,
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const print = (row: readonly string[]) =>
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  for (const row of rows) print(row);
}
