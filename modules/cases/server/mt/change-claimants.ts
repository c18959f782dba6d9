import { accept, can, change } from '#kernel/domain';
import type { Decision, FailedRow, Write } from '#kernel/domain';
import { queueMail } from '#correspondence/server';
import { Refused, bindTask, isUuid, throwUnlessAccepted } from '#kernel/server';
import type { Services, TaskStep, Tx } from '#kernel/server';
import { changeClaimantsTask, moveCase, mt, mtType } from '../../domain/index.ts';
import type { BulkWish, CaseRecord } from '../../domain/index.ts';
import { moveFacts, storedCase } from '../engine/index.ts';
import { valuesForMove, withAssessment } from './mt.handlers.ts';

const inStep = 25;

const lockText = `select id from mass_torts where id = any($1::uuid[]) and not is_deleted
  order by id for update`;

const emailText = `select email from party_clients where id = $1::uuid`;

/** Each id once; anything else is no claimant. */
export function claimantIds(given: unknown): readonly string[] {
  const ids = Array.isArray(given) ? given : [];
  if (!ids.length || !ids.every((id) => typeof id === 'string' && isUuid(id)))
    throw new Refused('chooseClaimants');
  return [...new Set(ids as string[])];
}

async function decideRow(
  { tx, actor }: TaskStep,
  services: Services,
  wish: BulkWish,
  record: CaseRecord,
): Promise<Decision> {
  const { verb, move, note, userId } = wish;
  if (verb === 'assign') return accept(change(mt, record.id, { picUserId: userId ?? null }));
  if (verb === 'mail' || !move) return accept();
  if (!can(actor, `${mt.name}.${move}`)) throw new Refused('notPermitted');
  const facts = await moveFacts(tx, services, mtType, record);
  const values = await valuesForMove(tx, record, move);
  const known = await withAssessment(tx, record);
  return accept(...moveCase(mtType, known, move, facts, { note: note ?? null, values }));
}

async function mailTo(tx: Tx, services: Services, wish: BulkWish, record: CaseRecord) {
  const [client] = await tx.query<{ email: string | null }>(emailText, [record.clientId]);
  if (!client?.email) throw new Refused('claimantWithoutEmail');
  await queueMail(tx, services, {
    to: client.email,
    subject: wish.subject ?? '',
    text: wish.message ?? '',
    fromModule: mtType.key,
    objectId: record.id,
    objectName: record.caseNo,
  });
}

const failure = (id: string, record: CaseRecord | null, message: string): FailedRow => ({
  id,
  name: record ? `${record.caseNo} ${String(record.claimantName ?? '')}`.trim() : null,
  message,
});

type StepResult = { readonly writes: readonly Write[]; readonly failed: readonly FailedRow[] };

/** One claimant that cannot be changed keeps none of the others back. */
async function changeSome(
  step: TaskStep,
  services: Services,
  wish: BulkWish,
  ids: readonly string[],
): Promise<StepResult> {
  const { tx } = step;
  await tx.query(lockText, [ids]);
  const writes: Write[] = [];
  const failed: FailedRow[] = [];
  for (const id of ids) {
    const record = await storedCase(tx, mtType, id);
    try {
      if (!record) throw new Refused('notFound');
      const decision = await decideRow(step, services, wish, record);
      throwUnlessAccepted(decision);
      if (wish.verb === 'mail') await mailTo(tx, services, wish, record);
      writes.push(...decision.writes);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      failed.push(failure(id, record, error.message));
    }
  }
  return { writes, failed };
}

export const changeClaimantsWork = bindTask(changeClaimantsTask, async (run) => {
  const { input, services } = run;
  const ids = claimantIds(input.ids);
  const changedSoFar = () => Number(run.value ?? 0);
  while (run.done < ids.length) {
    const some = ids.slice(run.done, run.done + inStep);
    await run.step(async (step) => {
      const { writes, failed } = await changeSome(step, services, input, some);
      await step.write({ kind: 'accepted', writes });
      return {
        done: run.done + some.length,
        failed,
        value: changedSoFar() + some.length - failed.length,
      };
    });
  }
  return { summary: `${changedSoFar()} of ${ids.length} claimants changed.` };
});
