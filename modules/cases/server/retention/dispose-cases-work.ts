import { destroyMarked, markForDestruction } from '#documents/server';
import { dayIn } from '#kernel/domain';
import {
  beginErasing,
  bindTask,
  eraseHistory,
  erasePlainRows,
  eraseRowsAbout,
  forgetTasksAbout,
  newId,
} from '#kernel/server';
import type { Erasing, TaskRun, TaskStep } from '#kernel/server';
import { tenantZone } from '#platform/server';
import { caseStaysText, disposeCasesTask, disposedText } from '../../domain/index.ts';
import { disposalPlan } from './disposal-facts.ts';

type Disposal = { readonly id: string; readonly caseId: string; readonly number: string };

const chosenText = `select id::text as id from case_disposals where batch_key = $1 order by id`;
const runningText = `select id::text as id, case_id::text as "caseId", number from case_disposals
  where id = $1::uuid and status = 'running' for update`;
const stopText = `update case_disposals set status = 'stopped', finished_at = $2::timestamptz,
    stays = $3 where id = $1::uuid`;
const countText = `update case_disposals set records = $2::int, files = $3::int, stays = nullif($4, '')
  where id = $1::uuid`;
const doneText = `update case_disposals set status = 'done', finished_at = $2::timestamptz,
    changes = $3::int where id = $1::uuid`;
const logText = `insert into status_log (tenant_id, id, resource, record_id, move, axis, to_state, note,
    user_id, occurred_at)
  values (current_tenant(), $1::uuid, $2, $3::uuid, 'dispose', 'retention', $4, $5, $6::uuid, $7::timestamptz)`;

type Part = (disposal: Disposal, step: TaskStep, run: TaskRun) => Promise<void>;

/** Read anew in each part: a hold that came meanwhile stops this case, and the others go on. */
async function readErasing(disposal: Disposal, { tx }: TaskStep, { services }: TaskRun) {
  await beginErasing(tx, disposal.id);
  const plan = await disposalPlan(tx, services, disposal.caseId);
  const now = services.now();
  if (plan.inTheWay) {
    await tx.query(stopText, [disposal.id, now, caseStaysText([plan.inTheWay])]);
    return null;
  }
  const said = disposedText(dayIn(await tenantZone(tx), now));
  const mark = { word: said, firstName: said, lastName: '' };
  const { found } = plan;
  const none = { subjects: [], words: [] };
  const erasing: Erasing = { tx, erasureId: disposal.id, found, mark, ...none };
  return { plan, erasing, said, now };
}

const parts: readonly Part[] = [
  async (disposal, step, run) => {
    const read = await readErasing(disposal, step, run);
    if (!read) return;
    const { erasing, plan } = read;
    const records = await eraseRowsAbout(erasing, ['case']);
    const files = await markForDestruction(step.tx, plan.ids);
    await erasePlainRows(run.services, erasing);
    await forgetTasksAbout(step.tx, plan.ids);
    const stays = caseStaysText(plan.one.stays);
    await step.tx.query(countText, [disposal.id, records, files, stays]);
  },
  async (_disposal, _step, run) => {
    await destroyMarked(run.services, run.actor.tenantId);
  },
  /** The history goes last: what was emptied before has left its traces there. */
  async (disposal, step, run) => {
    const read = await readErasing(disposal, step, run);
    if (!read) return;
    const { erasing, plan, said, now } = read;
    const changes = await eraseHistory(erasing);
    await step.tx.query(logText, [
      newId(),
      plan.resource,
      disposal.caseId,
      said,
      `Certificate ${disposal.number}`,
      run.actor.userId,
      now,
    ]);
    await step.tx.query(doneText, [disposal.id, now, changes]);
  },
];

/** Each part is one transaction; a run that was killed goes on after the last one that was kept. */
export const disposeCasesWork = bindTask(disposeCasesTask, async (run) => {
  const batchKey = String(run.input['batchKey']);
  for (let at = run.done, total = at + 1; at < total; at += 1)
    await run.step(async (step) => {
      const chosen = await step.tx.query<{ id: string }>(chosenText, [batchKey]);
      total = chosen.length * parts.length;
      const id = chosen[Math.floor(at / parts.length)]?.id ?? null;
      const [disposal] = await step.tx.query<Disposal>(runningText, [id]);
      if (disposal) await parts[at % parts.length]?.(disposal, step, run);
      return { done: Math.min(at + 1, total), total };
    });
  return { summary: 'The certificates say what went and what stays.' };
});
