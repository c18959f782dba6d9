import { eventually } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { aPractice } from './a-practice.ts';
import type { Practice } from './a-practice.ts';

export type Mail = { id: string; destination: string; subject: string; status: string };

/** A practice whose client, case manager and specialist can be written to. */
export async function aReachablePractice(server: TestServer) {
  const practice = await aPractice(server);
  const caseManagerId = crypto.randomUUID();
  await practice.run(
    `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
      values ($1, $2, 'Anna', 'Kerr', 'anna@kerr.example', $3)`,
    [practice.tenantId, caseManagerId, practice.companyId],
  );
  await practice.run(
    `update clients set email = 'noor@haddad.example', case_manager_id = $2 where id = $1`,
    [practice.clientId, caseManagerId],
  );
  await practice.run(
    `update specialists set business_email = 'rooms@menon.example' where id = $1`,
    [practice.specialistId],
  );
  return practice;
}

export async function firstSlot(practice: Practice, values = {}): Promise<string> {
  const { id } = await practice.session(values);
  return (await practice.slots(id))[0]?.id ?? '';
}

/** Once so many are written, with nothing waiting. */
export const mailsOf = (practice: Practice, count: number): Promise<Mail[]> =>
  eventually(
    async () =>
      (await practice.api.get('/app/email-trackings?maxResultCount=100')).body
        .items as unknown as Mail[],
    (items) => items.length >= count && items.every(({ status }) => status !== 'queued'),
  );

export async function calendarOf(practice: Practice, mail: Mail | undefined): Promise<string> {
  const file = await practice.api.get(`/app/email-trackings/${mail?.id}/attachments/0`);
  return Buffer.from(String(file.body.base64), 'base64').toString().replaceAll('\r\n ', '');
}
export const mailTo = (mails: Mail[], destination: string, word: string) =>
  mails.find((mail) => mail.destination === destination && mail.subject.includes(word));
