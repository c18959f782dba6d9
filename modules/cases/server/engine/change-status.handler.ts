import { can, refuseMove } from '#kernel/domain';
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

/** C-135: done by the handler of the move, with its rights, guards and consequences. */
export const changeStatusHandler = (handlers: () => readonly Handler[]): Handler =>
  handle(changeCaseStatus, async (call) => {
    const { tx, actor, services, input, params } = call;
    const { type, record } = await linkedCase(tx, actor, input);
    const ways = movesTo(type, record, input.status);
    const way = ways.find(({ name }) => can(actor, `${type.resource.name}.${name}`));
    if (!way) {
      if (ways.length) throw new Refused('notPermitted');
      throwUnlessAccepted(refuseMove(type.workflow, record));
    }
    const found = handlers().find(
      ({ action }) => action.on === type.resource.name && action.name === way?.name,
    );
    if (!way || !found) throw new Refused('notFound');
    const asked = { note: input.note ?? null, ...extras[way.name]?.(way.end) };
    const body = Object.fromEntries(
      Object.entries(asked).filter(([key]) => key in found.action.input),
    );
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
