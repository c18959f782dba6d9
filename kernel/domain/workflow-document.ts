import type { AnyWorkflow, Axis, AxisWays, DueRule, MoveRow } from './workflow.ts';

/** A table and a diagram of the workflow, for practitioners to read and correct. */
export function describeWorkflow(workflow: AnyWorkflow): string {
  const axes = Object.entries(workflow.axes);
  const moves = Object.values(workflow.moves);
  return [
    `# ${workflow.on.label[0]}`,
    '',
    ...axes.flatMap(([key, axis]) => [...stateTable(axis), ...diagram(key, axis, moves)]),
    '## Moves',
    '',
    '| move | from | to | who | guard | asks | sends | charges | next |',
    '|---|---|---|---|---|---|---|---|---|',
    ...moves.map((row) => moveLine(workflow, row)),
    '',
  ].join('\n');
}

/** The record must stand there, and stays there. */
const isCondition = ({ steps }: AxisWays): boolean =>
  Object.entries(steps).every(([start, ends]) => ends.every((end) => end === start));

function stateTable(axis: Axis): string[] {
  const lines = Object.entries(axis.states).map(([state, label], index) => {
    const marks = [
      axis.initial === state && 'first',
      axis.final.includes(state) && 'final',
      axis.chargeable.includes(state) && 'chargeable',
    ].filter(Boolean);
    return `| ${index + 1} | ${label} | ${marks.join(', ')} |`;
  });
  return [`## ${axis.label}`, '', '| order | state | marks |', '|---|---|---|', ...lines, ''];
}

function diagram(key: string, axis: Axis, moves: readonly MoveRow[]): string[] {
  const arrows = moves.flatMap(({ label, axes }) => {
    const ways = axes[key];
    if (!ways || isCondition(ways)) return [];
    // Where other axes move as well, a state that stays is no arrow.
    const isAlone = Object.keys(axes).length === 1;
    return Object.entries(ways.steps).flatMap(([start, ends]) =>
      ends
        .filter((end) => isAlone || end !== start)
        .map((end) => `  ${start} --> ${end}: ${label}`),
    );
  });
  const names = Object.entries(axis.states).map(([state, label]) => `  ${state}: ${label}`);
  const ends = axis.final.map((state) => `  ${state} --> [*]`);
  const first = `  [*] --> ${axis.initial}`;
  return ['```mermaid', 'stateDiagram-v2', ...names, first, ...arrows, ...ends, '```', ''];
}

function dueText(due: DueRule | undefined): string {
  if (!due) return '';
  const days = `${Math.abs(due.businessDays)} business days`;
  if (!due.from) return ` in ${days}`;
  return ` ${days} ${due.businessDays < 0 ? 'before' : 'after'} ${due.from}`;
}

function moveLine({ axes }: AnyWorkflow, row: MoveRow): string {
  const words = (key: string, states: readonly string[]) =>
    states.map((state) => axes[key]?.states[state] ?? state).join(', ');
  const sides = Object.entries(row.axes);
  const cells = [
    row.label,
    sides.map(([key, { from }]) => words(key, from)).join('; '),
    sides.flatMap(([key, ways]) => (isCondition(ways) ? [] : words(key, ways.to))).join('; '),
    row.who?.join(', ') ?? 'follows from other actions',
    row.guards.join(', '),
    Object.values(row.asks ?? {})
      .map(({ label }) => label)
      .join(', '),
    row.sends?.join(', ') ?? '',
    row.charges ?? '',
    row.next ? `${row.next.step}${dueText(row.next.dueIn)}` : '',
  ];
  return `| ${cells.join(' | ')} |`;
}
