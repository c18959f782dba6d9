import { formatDate, html, moduleNameOf } from '#kernel/domain';
import { defineRule, hiddenRowsById } from '#kernel/server';
import { notify } from '#platform/server';
import { typingJob } from '../../domain/index.ts';
import { lengthText } from './length-text.ts';
import { mailTypist } from './typing-mail.ts';

type Job = {
  readonly id: string;
  readonly typistId: string | null;
  readonly caseNo: string;
  readonly dueOn: string;
  readonly minutes: number;
};

const jobsText = `select id, typist_id as "typistId", case_no as "caseNo", due_on::text as "dueOn",
    minutes::float8 as minutes
  from typing_jobs where id = any($1::uuid[]) and not is_deleted`;

/** A specialist who dictates does not see the job that follows. */
export const tellTypist = defineRule({
  name: 'cases.tellTypist',
  sentence: 'Whoever is given a job is told, here and by mail, whichever screen gave it.',
  on: typingJob,
  when: ['create', 'change', 'move'],
  facts: hiddenRowsById<Job>(jobsText),
  async follow({ tx, services }, changes) {
    for (const { before, after } of changes) {
      if (!after?.typistId || after.typistId === before?.typistId) continue;
      if (after.typistId === tx.context.userId) continue;
      const { id: jobId, typistId, caseNo } = after;
      await mailTypist(tx, services, { jobId, typistId, caseNo });
      await notify(tx, services, {
        recipientIds: [typistId],
        title: `${after.caseNo} is yours to type`,
        content: html`${lengthText(after.minutes)}, due <b>${formatDate(after.dueOn)}</b>.`.markup,
        type: 'Action Required',
        fromModule: moduleNameOf(typingJob),
        objectId: after.id,
        objectReferenceName: after.caseNo,
      });
    }
  },
});
