import { eraseUnreadMails } from '#correspondence/server';
import { destroyMarked, markForDestruction } from '#documents/server';
import {
  Refused,
  beginErasing,
  bindTask,
  eraseHistory,
  erasePlainRows,
  eraseRowsAbout,
  eraseSubjects,
  forgetTasksAbout,
  placesOfWords,
  wordsOfPerson,
} from '#kernel/server';
import type { Erasing, TaskRun, TaskStep } from '#kernel/server';
import { erasedName, erasePersonTask, staysText } from '../../domain/index.ts';
import { planUnlessKept } from './erasure-facts.ts';

type Erasure = { readonly clientId: string; readonly number: string };

const runningText = `select client_id::text as "clientId", number from erasures
  where id = $1::uuid and status = 'running' for update`;
const countText = `update erasures set records = $2::int, files = $3::int, stays = nullif($4, '')
  where id = $1::uuid`;
const doneText = `update erasures set status = 'done', finished_at = $2::timestamptz, changes = $3::int,
    mentions = nullif($4, '') where id = $1::uuid`;

/** Read anew in each step: a hold that came meanwhile stops it, and a run after a kill knows no more. */
async function readErasing({ tx, actor }: TaskStep, { services, input }: TaskRun) {
  const erasureId = String(input['erasureId']);
  const [erasure] = await tx.query<Erasure>(runningText, [erasureId]);
  if (!erasure) throw new Refused('alreadyErased');
  await beginErasing(tx, erasureId);
  const plan = await planUnlessKept({ tx, actor, services }, erasure.clientId);
  const { all, whole } = await wordsOfPerson(tx, plan.subjects);
  const { subjects, found } = plan;
  const mark = erasedName(erasure.number);
  const erasing: Erasing = { tx, erasureId, subjects, found, words: all, mark };
  return { erasing, plan, whole };
}

const steps: readonly ((step: TaskStep, run: TaskRun) => Promise<void>)[] = [
  async (step, run) => {
    const { erasing, plan } = await readErasing(step, run);
    const records = await eraseRowsAbout(erasing, ['erasure']);
    const files = await markForDestruction(step.tx, plan.ids);
    await erasePlainRows(run.services, erasing);
    await forgetTasksAbout(step.tx, plan.ids);
    await step.tx.query(countText, [erasing.erasureId, records, files, staysText(plan.stays)]);
  },
  async (step, run) => {
    const { tenantId } = run.actor;
    await destroyMarked(run.services, tenantId);
    const { whole } = await readErasing(step, run);
    const addresses = whole.filter((word) => word.includes('@'));
    await eraseUnreadMails(run.services, tenantId, addresses);
  },
  /** The person goes last: until then a run that was killed finds everything again. */
  async (step, run) => {
    const { erasing, whole } = await readErasing(step, run);
    await eraseSubjects(erasing);
    const changes = await eraseHistory(erasing);
    const places = await placesOfWords(step.tx, whole);
    const mentions = places.map(({ what, rows }) => `${what}: ${rows}`).join('\n');
    const end = [erasing.erasureId, run.services.now(), changes, mentions.slice(0, 4000)];
    await step.tx.query(doneText, end);
  },
];

/** Each step is one transaction; a run that was killed goes on after the last one that was kept. */
export const erasePersonWork = bindTask(erasePersonTask, async (run) => {
  for (let at = run.done; at < steps.length; at += 1)
    await run.step(async (step) => {
      await steps[at]?.(step, run);
      return { done: at + 1, total: steps.length };
    });
  return { summary: 'The person is erased. The certificate says what stays.' };
});
