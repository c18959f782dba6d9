import type { CaseRecord, CaseType } from './case-type.ts';
import { movesFrom } from './move-case.ts';

/** A move from here that leads to another status on one of the three axes. */
export type StatusWay = {
  readonly move: string;
  readonly axis: string;
  readonly end: string;
  /** The words of the status. */
  readonly label: string;
};

export const statusWays = (type: CaseType, record: CaseRecord): readonly StatusWay[] =>
  movesFrom(type, record)
    .filter((move) => move !== 'undo')
    .flatMap((move) =>
      Object.entries(type.workflow.moves[move]?.axes ?? {}).flatMap(([axis, { steps }]) => {
        const states = type.workflow.axes[axis]?.states ?? {};
        return (steps[String(record[axis])] ?? [])
          .filter((end) => end !== String(record[axis]))
          .map((end) => ({ move, axis, end, label: states[end] ?? end }));
      }),
    );

/** What the move asks for and a plain change of status does not say: the status itself is the outcome. */
const extras: Readonly<Record<string, (end: string) => object>> = {
  cancel: (outcome) => ({ outcome, cancelReason: 'Other' }),
  setBillingStatus: (billingStatus) => ({ billingStatus }),
};

/** What a plain change of status gives to its move. */
export function askedOfWay(
  type: CaseType,
  { move, end }: StatusWay,
  note: string | null,
): Readonly<Record<string, unknown>> {
  const fields = type.workflow.actions[move]?.input ?? {};
  const said = { note, ...extras[move]?.(end) };
  return Object.fromEntries(Object.entries(said).filter(([key]) => key in fields));
}

/** The least that a move can be asked with; null where somebody must choose more. */
export function askedOfMove(
  type: CaseType,
  move: string,
  outcome: string | null,
): Readonly<Record<string, unknown>> | null {
  const fields = type.workflow.actions[move]?.input ?? {};
  const said = {
    ...(outcome && extras[move]?.(outcome)),
    ...(fields.note?.required && { note: '-' }),
  };
  const isEnough = Object.entries(fields).every(([key, { required }]) => !required || key in said);
  return isEnough ? said : null;
}

const saysEnough = (type: CaseType, way: StatusWay): boolean => {
  const said = askedOfWay(type, way, null);
  const fields = type.workflow.actions[way.move]?.input ?? {};
  return Object.entries(fields).every(([key, { required }]) => !required || key in said);
};

/** The statuses that a plain change can bring this case to, by the moves that the caller may make. */
export const statusesAhead = (
  type: CaseType,
  record: CaseRecord,
  may: (move: string) => boolean,
): readonly string[] => [
  ...new Set(
    statusWays(type, record)
      .filter((way) => way.axis !== 'isOnHold' && may(way.move) && saysEnough(type, way))
      .map(({ label }) => label),
  ),
];
