import { defineAction } from './action.ts';
import type { Action, AnyAction } from './action.ts';
import type { Fields, StateKeys } from './field.ts';
import type { Guard } from './guard.ts';
import type { AnyResource, Feature, FieldsOf, RecordOf, Role } from './resource.ts';
import { record as recordShape } from './shape.ts';
import type { RecordShape } from './shape.ts';

export type AxisKeys<R> = StateKeys<FieldsOf<R>> & string;
type StatesOf<R, K> = K extends keyof FieldsOf<R>
  ? FieldsOf<R>[K] extends { choices: infer C }
    ? keyof C & string
    : never
  : never;

/**
 * Several `to`: the decision says which. `steps` leads each state to its own next one. Without `to`
 * the axis is a condition only: the record must stand there, and stays there.
 */
type AxisMove<S extends string> =
  | { readonly from: readonly S[]; readonly to?: S | readonly S[] }
  | { readonly steps: Readonly<Partial<Record<S, S | readonly S[]>>> };

/** Counted from today, or from the day in a field of the record; less than none is before it. */
export type DueRule = { readonly businessDays: number; readonly from?: string };

type MoveOptions<G extends string> = {
  /** The words of the button. */
  readonly label: string;
  /** The words after "You can": `cancel it`. */
  readonly can?: string;
  /** Who may do it by its own call. Without, it is a consequence of other actions only. */
  readonly who?: readonly Role[];
  /** `PUT /app/{base}/{id}/{name}` unless the spec has another. */
  readonly route?: string;
  readonly asks?: Fields;
  readonly features?: readonly Feature[];
  readonly page?: string;
  readonly guard?: G | readonly G[];
  /** The messages that go out. */
  readonly sends?: readonly string[];
  /** A row of the outcome table: what the customer owes and the payee earns. */
  readonly charges?: string;
  /** Which step comes next, and when it is due. */
  readonly next?: { readonly step: string; readonly dueIn?: DueRule };
};

type MovesFor<R, G extends string> = Readonly<
  Record<string, MoveOptions<G> & { readonly [K in AxisKeys<R>]?: AxisMove<StatesOf<R, K>> }>
>;

type AxisMarks<S extends string> = {
  readonly final?: readonly S[];
  readonly chargeable?: readonly S[];
};

export type Axis = {
  readonly label: string;
  readonly states: Readonly<Record<string, string>>;
  readonly initial: string;
  readonly final: readonly string[];
  readonly chargeable: readonly string[];
};

/** One row of the table, as the machine sees it. */
export type MoveRow = Omit<MoveOptions<string>, 'guard'> & {
  readonly name: string;
  readonly guards: readonly string[];
  readonly axes: Readonly<Record<string, AxisWays>>;
};

/** Where a move begins and ends on one axis; `steps` says which end belongs to which beginning. */
export type AxisWays = {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly steps: Readonly<Record<string, readonly string[]>>;
};

type ActionsOf<R extends AnyResource, M> = {
  readonly [K in keyof M as M[K] extends { who: readonly string[] } ? K : never]: Action<
    M[K] extends { asks: infer F extends Fields } ? F : Record<never, never>,
    R,
    RecordShape<RecordOf<R>>
  >;
};

export type Workflow<R extends AnyResource = AnyResource, N extends string = string> = {
  readonly on: R;
  readonly axes: Readonly<Record<string, Axis>>;
  readonly moves: Readonly<Record<N, MoveRow>>;
  readonly guards: Readonly<Record<string, Guard>>;
  /** The one word for all axes; the label of the state where there is one axis. */
  readonly label: ((record: Readonly<Record<string, unknown>>) => string) | undefined;
};

export type AnyWorkflow = Workflow & { readonly actions: Readonly<Record<string, AnyAction>> };

type WorkflowInput<R extends AnyResource, G extends string, M> = {
  readonly on: R;
  /** Every state field of the resource, with its last states. */
  readonly axes: { readonly [K in AxisKeys<R>]: AxisMarks<StatesOf<R, K>> };
  readonly guards?: Readonly<Record<G, Guard>>;
  readonly label?: (record: Pick<RecordOf<R>, AxisKeys<R> & keyof RecordOf<R>>) => string;
  readonly moves: M;
};

/** Declares how a record may change its states. Buttons, refusals, API and document follow from it. */
export function defineWorkflow<
  R extends AnyResource,
  const M extends MovesFor<R, G>,
  G extends string = never,
>(
  input: WorkflowInput<R, G, M>,
): Workflow<R, keyof M & string> & { readonly actions: ActionsOf<R, M> } {
  const { on } = input;
  const marks = input.axes as Readonly<Record<string, AxisMarks<string>>>;
  const axes = Object.fromEntries(
    Object.entries(marks).map(([key, mark]) => [key, axisOf(on, key, mark)]),
  );
  const moves = Object.fromEntries(
    Object.entries(input.moves).map(([name, row]) => [name, moveRow(name, row, Object.keys(axes))]),
  ) as Record<keyof M & string, MoveRow>;
  const actions = Object.fromEntries(
    Object.values<MoveRow>(moves)
      .filter(({ who }) => who)
      .map((row) => [row.name, actionOf(on, row)]),
  );
  return {
    on,
    axes,
    moves,
    guards: (input.guards ?? {}) as Readonly<Record<string, Guard>>,
    label: input.label as AnyWorkflow['label'],
    actions: actions as ActionsOf<R, M>,
  };
}

function axisOf(on: AnyResource, key: string, mark: AxisMarks<string>): Axis {
  const field = on.fields[key];
  if (!field?.isState) throw new Error(`${on.name}.${key} is no state`);
  const { final = [], chargeable = [] } = mark;
  const states = field.choices ?? {};
  return { label: field.label, states, initial: String(field.default), final, chargeable };
}

function moveRow(name: string, row: object, axes: readonly string[]): MoveRow {
  const { guard, ...rest } = row as MoveOptions<string> & Record<string, unknown>;
  const moved = Object.entries(rest).filter(([key]) => axes.includes(key));
  const options = Object.fromEntries(Object.entries(rest).filter(([key]) => !axes.includes(key)));
  if (!moved.length) throw new Error(`${name} moves no axis`);
  return {
    ...(options as Omit<MoveOptions<string>, 'guard'>),
    name,
    guards: guard === undefined ? [] : [guard].flat(),
    axes: Object.fromEntries(moved.map(([key, axis]) => [key, waysOf(axis as AxisMove<string>)])),
  };
}

function waysOf(axis: AxisMove<string>): AxisWays {
  const steps =
    'steps' in axis
      ? Object.entries(axis.steps).map(([from, to]) => [from, [to ?? from].flat()] as const)
      : axis.from.map((from) => [from, [axis.to ?? from].flat()] as const);
  return {
    from: steps.map(([from]) => from),
    to: [...new Set(steps.flatMap(([, to]) => to))],
    steps: Object.fromEntries(steps),
  };
}

const actionOf = (on: AnyResource, row: MoveRow): AnyAction =>
  defineAction({
    name: row.name,
    on,
    label: row.label,
    route: row.route ?? `PUT /app/${on.base}/{id}/${row.name}`,
    roles: row.who ?? [],
    input: row.asks ?? {},
    answer: recordShape(on),
    ...(row.features && { features: row.features }),
    ...(row.page !== undefined && { page: row.page }),
    ...(row.sends?.length && { dryRun: true as const }),
  }) as AnyAction;
