import { approvalPoint, requestApproval } from '#correspondence/server';
import { Refused, handle, isUuid, newId, startTask } from '#kernel/server';
import {
  decideDisposals,
  disposeCases,
  disposeCasesTask,
  mostDisposed,
} from '../../domain/index.ts';
import { disposalPlan, refuseWhatStays } from './disposal-facts.ts';

type Order = {
  readonly caseIds: readonly string[];
  readonly batchKey: string;
  readonly reason: string;
  readonly askedById: string;
};

const begunText = `select c.case_no as "caseNo" from case_disposals d
  join cases c on c.tenant_id = d.tenant_id and c.id = d.case_id
  where d.case_id = any ($1::uuid[]) and d.status in ('running', 'done') limit 1`;

export const disposeCasesHandler = handle(disposeCases, async (call) => {
  const { tx, services, actor, input } = call;
  const caseIds = [...new Set(input.caseIds.split(',').map((id) => id.trim()))];
  if (!caseIds.every((id) => isUuid(id)) || caseIds.length > mostDisposed)
    throw new Refused('malformed');
  if ((await tx.query(begunText, [caseIds])).length) throw new Refused('caseDisposed');
  const named: string[] = [];
  for (const id of caseIds) {
    const plan = await disposalPlan(tx, services, id);
    refuseWhatStays(plan);
    named.push(plan.one.caseNo);
  }
  const batchKey = newId();
  const order: Order = { caseIds, batchKey, reason: input.reason, askedById: actor.userId };
  const { id: approvalId } = await requestApproval(call, {
    kind: 'disposeCases',
    subject: `Dispose of ${named.length === 1 ? named[0] : `${named.length} cases`}`,
    outcome: `Files, mails, notes and texts of ${named.join(', ')} are destroyed and cannot be brought back. Numbers, types, days and money stay.`,
    recordId: batchKey,
    reason: input.reason,
    payload: order,
    ability: disposeCases.ability,
  });
  return { approvalId };
});

/** Looked at again: what came since it was asked may be in the way. */
export const disposalApproved = approvalPoint.contribute({
  kind: 'disposeCases',
  ability: disposeCases.ability,
  async perform({ tx, services, actor, write }, payload) {
    const { caseIds, batchKey, reason, askedById } = payload as Order;
    await tx.query(`select id from cases where id = any ($1::uuid[]) order by id for update`, [
      caseIds,
    ]);
    if ((await tx.query(begunText, [caseIds])).length) throw new Refused('caseDisposed');
    for (const id of caseIds) refuseWhatStays(await disposalPlan(tx, services, id));
    const ids = caseIds.map(() => newId());
    const now = services.now().toISOString();
    const agreed = { caseIds, ids, batchKey, reason, askedById, approvedById: actor.userId, now };
    await write(decideDisposals(agreed));
    await startTask(
      tx,
      { services, actor },
      {
        task: disposeCasesTask,
        resource: 'retentionRule',
        title: 'Disposal of cases',
        input: { batchKey },
      },
    );
  },
});
