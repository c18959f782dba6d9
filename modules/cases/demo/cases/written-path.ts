import { addDays } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import { idOf } from '#kernel/server';
import type { SeedRow } from '#kernel/server';
import { nextAfter, statusOf } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

/** The moves that a case of the demo has made, the last one on `lastOn`. */
export type WrittenPath = {
  readonly type: CaseType;
  readonly id: string;
  readonly moves: readonly (readonly [move: string, to: string])[];
  readonly createdOn: PlainDate;
  readonly lastOn: PlainDate;
  readonly by: { readonly id: string; readonly name: string };
};

const firstStep = ({ workflow }: CaseType): string => workflow.axes.step?.initial ?? '';

const noon = (day: PlainDate): Instant => `${day}T02:00:00.000Z`;

/** Spread evenly over the days between the first and the last. */
function dayOf({ moves, createdOn, lastOn }: WrittenPath, at: number): PlainDate {
  const days = (Date.parse(lastOn) - Date.parse(createdOn)) / 86_400_000;
  return addDays(createdOn, Math.round((days * (at + 1)) / moves.length));
}

/** What every case has at the end of its path: status, next action, person in charge. */
export function endOfPath(path: WrittenPath, persons: Readonly<Record<string, string>>) {
  const { type, moves, createdOn, lastOn, id } = path;
  const [move, step] = moves.at(-1) ?? ['', firstStep(type)];
  const axes = { step, billingStatus: 'none', isOnHold: false };
  const caseStatus = statusOf(axes, type.closed);
  const names = (type.resource.fields['caseStatus']?.choices ?? {}) as Record<string, string>;
  const row = type.workflow.moves[move];
  const next = row
    ? nextAfter(type, row, { id } as CaseRecord, { step, today: lastOn, persons })
    : {
        nextStep: 'REQUEST_RECEIVED',
        nextDueDate: createdOn,
        picUserId: persons['REQUEST_RECEIVED'] ?? null,
      };
  return {
    ...axes,
    caseStatus,
    statusName: names[caseStatus] ?? caseStatus,
    isClosed: type.closed.includes(step),
    requestedOn: createdOn,
    creationTime: noon(createdOn),
    creatorId: path.by.id,
    ...next,
  };
}

export const logOfPath = (own: string, path: WrittenPath): SeedRow[] =>
  path.moves.map(([move, to], at) => ({
    tenant_id: own,
    id: idOf('statusLog', path.id, String(at)),
    resource: path.type.resource.name,
    record_id: path.id,
    move,
    axis: 'step',
    from_state: path.moves[at - 1]?.[1] ?? firstStep(path.type),
    to_state: to,
    user_id: path.by.id,
    user_name: path.by.name,
    occurred_at: noon(dayOf(path, at)),
  }));
