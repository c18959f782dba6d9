import { refuse } from './decision.ts';
import type { ChangesOf, Move, Refused } from './decision.ts';
import type { AnyResource } from './resource.ts';
import type { MoveRow, Workflow } from './workflow.ts';

type States = Readonly<Record<string, unknown>>;

const inState = (record: States, axis: string, states: readonly string[]): boolean =>
  states.includes(String(record[axis] ?? ''));

/** Does the table have this move from where the record stands? */
export const permits = (workflow: Workflow, record: States, name: string): boolean => {
  const row = workflow.moves[name];
  return (
    row !== undefined &&
    Object.entries(row.axes).every(([axis, { from }]) => inState(record, axis, from))
  );
};

/** The moves that somebody can make from here, in the order of the table. */
export const possibleMoves = (workflow: Workflow, record: States): MoveRow[] =>
  Object.values(workflow.moves).filter((row) => row.who && permits(workflow, record, row.name));

/** The label on the screen, computed from all axes. */
export function stateLabel(workflow: Workflow, record: States): string {
  if (workflow.label) return workflow.label(record);
  return Object.entries(workflow.axes)
    .map(([axis, { states }]) => states[String(record[axis] ?? '')] ?? '')
    .filter(Boolean)
    .join(', ');
}

/** `IMS Approval` becomes `IMS approval` in the middle of a sentence. */
const inSentence = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');

const joined = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

/** "This appointment is Cancelled. Nothing more can be done with it." */
export function refuseMove(
  workflow: Workflow,
  record: States,
  /** Whether the reader may make the move; all that the table has where nobody is known. */
  may: (move: MoveRow) => boolean = () => true,
): Refused {
  // A move without `who` that has words of its own is made by another call.
  const ways = Object.values(workflow.moves)
    .filter((row) => (row.who ?? row.can) && permits(workflow, record, row.name) && may(row))
    .map(({ can, label }) => can ?? label.charAt(0).toLowerCase() + label.slice(1));
  const possible = ways.length ? `You can ${joined(ways)}.` : 'Nothing more can be done with it.';
  const thing = inSentence(workflow.on.label[0]);
  return refuse('moveNotPossible', {
    values: { thing, status: stateLabel(workflow, record), possible },
  });
}

type MoveOptions<R> = {
  /** Why, for the status log. */
  readonly note?: string | null;
  /** What else the record says from then on. */
  readonly values?: ChangesOf<R>;
  /** Needed where the table names several states to go to. */
  readonly to?: Readonly<Record<string, string>>;
  /** What the guards look at; the record itself where nothing else is given. */
  readonly facts?: unknown;
};

/** The only way to a status: the table decides, then the guards. */
export function move<R extends AnyResource, N extends string>(
  workflow: Workflow<R, N>,
  record: States & { readonly id: string },
  name: NoInfer<N>,
  { note = null, values, to = {}, facts = record }: MoveOptions<R> = {},
): Move | Refused {
  const row = workflow.moves[name];
  if (!permits(workflow, record, name)) return refuseMove(workflow, record);
  for (const guard of row.guards) {
    const refused = workflow.guards[guard]?.(facts) ?? null;
    if (refused) return refuse(refused);
  }
  const reached = Object.entries(row.axes).map(([axis, { steps }]) => {
    const ways = steps[String(record[axis])] ?? [];
    const state = to[axis] ?? ways[0] ?? '';
    if (!ways.includes(state)) throw new Error(`${name} does not lead to ${state}`);
    return [axis, state] as const;
  });
  return {
    write: 'move',
    resource: workflow.on.name,
    id: record.id,
    move: name,
    to: Object.fromEntries(reached),
    values: values ?? {},
    note,
  };
}
