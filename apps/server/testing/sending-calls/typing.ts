import { randomUUID } from 'node:crypto';
import { caseTypes, imeType } from '#cases/domain';
import type { CaseType } from '#cases/domain';
import type { aCasePractice } from '#cases/testing';
import type { WalkedWorkflow } from '#kernel/testing';
import { put } from './calls.ts';
import type { SendingCalls } from './moves.ts';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;

const typistText = `with u as (insert into users (tenant_id, id, user_name, email, first_name, last_name)
    values ($1, $2, $3, $3, 'Tess', 'Typing'))
  insert into contractors (tenant_id, id, type, first_name, last_name, full_name, user_id)
  values ($1, $4, 'typist', 'Tess', 'Typing', 'Tess Typing', $2)`;
const jobText = `with d as (insert into case_dictations (tenant_id, id, case_id, file_id, file_name)
    values ($1, $2, $3, $4, 'Dictation.webm'))
  insert into typing_jobs (tenant_id, id, case_id, dictation_id, case_type, case_no, minutes, due_on)
  select $1, $5, $3, $2, $6, case_no, 12, '2031-05-20' from cases where id = $3`;

/** Whoever is given a job reads of it, whether it is assigned or planned on the page of the case. */
export function typingSending(
  practice: Practice,
  walkedOf: (name: string) => WalkedWorkflow,
): SendingCalls {
  const { tenantId, run, signedIn } = practice;
  const aTypist = async () => {
    const typistId = randomUUID();
    await run(typistText, [tenantId, typistId, `${typistId}@typing.test`, randomUUID()]);
    return typistId;
  };
  const aJob = async ({ key, resource }: CaseType) => {
    const { id } = (await walkedOf(resource.name).make?.()) ?? { id: '' };
    const jobId = randomUUID();
    await run(jobText, [tenantId, randomUUID(), id, randomUUID(), jobId, key]);
    const { api } = signedIn(['STAFF'], { features: [...(resource.features ?? [])] });
    return { api, id, jobId };
  };
  return {
    'typingJob.assign': async () => {
      const { api, jobId } = await aJob(imeType);
      return put(api, `/app/typing-jobs/${jobId}/assign`, { typistId: await aTypist() });
    },
    ...Object.fromEntries(
      caseTypes.map((type) => [
        `${type.resource.name}.save:dictation-report`,
        async () => {
          const { api, id } = await aJob(type);
          const plan = { typistId: await aTypist() };
          return put(api, `/app/${type.resource.base}/${id}/dictation-report`, plan);
        },
      ]),
    ),
  };
}
