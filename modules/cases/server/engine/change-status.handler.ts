import { can, refuseMove } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, answer, handle, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { askedOfWay, changeCaseStatus, statusWays } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { linkedCase } from './linked-case.ts';
import { mayMake } from './may-make.ts';
import { readStatusLog } from './status-log.ts';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Given by its key or by its words. */
const waysTo = (type: CaseType, record: CaseRecord, status: string) =>
  statusWays(type, record).filter(({ end, label }) => same(end, status) || same(label, status));

type StatusWish = { readonly status: string; readonly note?: string | null | undefined };

/** The move by which the caller can bring the case to the status, and what it is given. */
export function wayToStatus(
  actor: Actor,
  type: CaseType,
  record: CaseRecord,
  { status, note }: StatusWish,
): { readonly name: string; readonly body: Readonly<Record<string, unknown>> } {
  const ways = waysTo(type, record, status);
  const way = ways.find(({ move }) => can(actor, `${type.resource.name}.${move}`));
  if (!way) {
    if (ways.length) throw new Refused('notPermitted');
    throwUnlessAccepted(refuseMove(type.workflow, record, mayMake(actor, type)));
    throw new Refused('notFound');
  }
  return { name: way.move, body: askedOfWay(type, way, note ?? null) };
}

/** C-135: done by the handler of the move, with its rights, guards and consequences. */
export const changeStatusHandler = (handlers: () => readonly Handler[]): Handler =>
  handle(changeCaseStatus, async (call) => {
    const { tx, actor, services, input, params, answers } = call;
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
      body: { ...body, answers },
      params: { ...params, id: record.id },
      requestId: tx.context.requestId ?? '',
    });
    const [latest] = await readStatusLog(tx, type, record.id);
    return answer(latest);
  });
