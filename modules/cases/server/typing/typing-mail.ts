import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { formatDate, moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { typingJob } from '../../domain/index.ts';
import { asServer } from '../engine/index.ts';
import { lengthText } from './length-text.ts';

const name = 'cases.typingJobGiven';
const template = 'TypingJobGiven';

type Given = { readonly jobId: string; readonly typistId: string };

const addressText = `select email from accounts where id = $1::uuid and is_active`;

/** To the address that the typist signs in with: the firm behind a contractor does not read along. */
export async function mailTypist(
  tx: Tx,
  services: Services,
  { jobId, typistId, caseNo }: Given & { readonly caseNo: string },
): Promise<void> {
  const [typist] = await tx.query<{ email: string | null }>(addressText, [typistId]);
  if (!typist?.email) return;
  await queueMail(tx, services, {
    to: typist.email,
    subject: `${caseNo} is yours to type`,
    templateKey: template,
    fromModule: moduleNameOf(typingJob),
    objectId: jobId,
    objectName: caseNo,
    render: name,
    data: { jobId, typistId } satisfies Given,
  });
}

const jobText = `select j.case_no as "caseNo", j.specialist_name as "specialistName", j.minutes::float8 as minutes,
    j.due_on::text as "dueOn", j.note, u.first_name as "firstName"
  from typing_jobs j join accounts u on u.id = j.typist_id
  where j.id = $1::uuid and j.typist_id = $2::uuid and not j.is_deleted`;

type Row = {
  readonly caseNo: string;
  readonly specialistName: string | null;
  readonly minutes: number;
  readonly dueOn: string;
  readonly note: string | null;
  readonly firstName: string;
};

/** A job that has gone to somebody else meanwhile is not announced any more. */
export const typingRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { jobId, typistId } = data as Given;
    const [job] = await asServer(tx, () => tx.query<Row>(jobText, [jobId, typistId]));
    if (!job) return null;
    const { firstName, caseNo, specialistName, minutes, dueOn, note } = job;
    return templateMail(tx, services, template, {
      person: { firstName },
      typing: {
        caseNo,
        specialistName,
        length: lengthText(minutes),
        dueDate: formatDate(dueOn, 'D MMMM YYYY'),
        note,
      },
      link: `${services.config.publicUrl}/view/case-typist-incomplete-jobs`,
    });
  },
});
