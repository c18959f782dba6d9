import { can, refuseMove } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, answer, handle, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { changeCaseStatus, movesFrom } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { linkedCase } from './linked-case.ts';
import { readStatusLog } from './status-log.ts';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The moves from here that lead to the status, given by its key or by its words. */
function movesTo(type: CaseType, record: CaseRecord, status: string) {
  const names = movesFrom(type, record).filter((name) => name !== 'undo');
  return names.flatMap((name) =>
    Object.entries(type.workflow.moves[name]?.axes ?? {}).flatMap(([axis, { steps }]) => {
      const ends = steps[String(record[axis])] ?? [];
      const states = type.workflow.axes[axis]?.states ?? {};
      return ends
        .filter((end) => end !== String(record[axis]))
        .filter((end) => same(end, status) || same(states[end] ?? '', status))
        .map((end) => ({ name, axis, end }));
    }),
  );
}

/** What the move asks for and a plain change of status does not say: the status itself is the outcome. */
const extras: Readonly<Record<string, (end: string) => object>> = {
  cancel: (outcome) => ({ outcome, cancelReason: 'Other' }),
  setBillingStatus: (billingStatus) => ({ billingStatus }),
};

type StatusWish = { readonly status: string; readonly note?: string | null | undefined };

/** The move by which the caller can bring the case to the status, and what it is given. */
export function wayToStatus(
  actor: Actor,
  type: CaseType,
  record: CaseRecord,
  { status, note }: StatusWish,
): { readonly name: string; readonly body: Readonly<Record<string, unknown>> } {
  const ways = movesTo(type, record, status);
  const way = ways.find(({ name }) => can(actor, `${type.resource.name}.${name}`));
  if (!way) {
    if (ways.length) throw new Refused('notPermitted');
    throwUnlessAccepted(refuseMove(type.workflow, record));
    throw new Refused('notFound');
  }
  const asked = { note: note ?? null, ...extras[way.name]?.(way.end) };
  const fields = type.workflow.actions[way.name]?.input ?? {};
  const body = Object.fromEntries(Object.entries(asked).filter(([key]) => key in fields));
  return { name: way.name, body };
}

/** C-135: done by the handler of the move, with its rights, guards and consequences. */
export const changeStatusHandler = (handlers: () => readonly Handler[]): Handler =>
  handle(changeCaseStatus, async (call) => {
    const { tx, actor, services, input, params } = call;
    const { type, record } = await linkedCase(tx, actor, input);
    const { name, body } = wayToStatus(actor, type, record, input);
    const found = handlers().find(
      ({ action }) => action.on === type.resource.name && action.name === name,
    );
    if (!found) throw new Refused('notFound');
    await found.run({
      actor,
      services,
      tx,
      body,
      params: { ...params, id: record.id },
      requestId: tx.context.requestId ?? '',
    });
    const [latest] = await readStatusLog(tx, type, record.id);
    return answer(latest);
  });
