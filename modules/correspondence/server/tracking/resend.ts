import { newId, Refused, handle } from '#kernel/server';
import { mayResend, resendEmail } from '../../domain/index.ts';
import { sendMailJob } from '../queue-mail.ts';
import { askAboutStrangers } from '../recipients/ask-about-strangers.ts';
import { lackOf } from '../unwritten-mail.ts';

const trackingText = `insert into emails_tracking (tenant_id, id, subject, destination, cc, template_key,
    status, from_module, object_id, object_name, delivery, resend_of_id, is_confidential, creator_id)
  select tenant_id, $3, subject, destination, cc, template_key, 'queued', from_module, object_id,
    object_name, delivery, id::text, is_confidential, current_actor()
  from emails_tracking where tenant_id = $1 and id = $2`;

const copies = [
  `insert into email_bodies (tenant_id, email_id, body_text, body_html, renderer, data)
   select tenant_id, $3, body_text, body_html, renderer, data from email_bodies
   where tenant_id = $1 and email_id = $2`,
  `insert into email_attachments (tenant_id, email_id, place, name, content_type, content)
   select tenant_id, $3, place, name, content_type, content from email_attachments
   where tenant_id = $1 and email_id = $2`,
  `insert into email_files (tenant_id, email_id, place, file_id, name, content_type, size, goes_along)
   select tenant_id, $3, place, file_id, name, content_type, size, goes_along from email_files
   where tenant_id = $1 and email_id = $2`,
];

/** B-394. Links are used up by time and use: a mail with links is written anew instead. */
export const resendHandler = handle(resendEmail, async (call) => {
  const { tx, services, actor, record } = call;
  if (!mayResend(record)) throw new Refused('alreadyQueued');
  if (record.delivery === 'link' || record.delivery === 'both') throw new Refused('linksUsed');
  const { tenantId } = actor;
  const [body] = await tx.query<{ isThere: boolean; text: string }>(
    `select body_text is not null or renderer is not null as "isThere",
       coalesce(body_text, '') as text from email_bodies
     where tenant_id = $1 and email_id = $2`,
    [tenantId, record.id],
  );
  if (!body?.isThere) throw new Refused('wordsNotKept');
  const lack = lackOf({ subject: record.subject, text: body.text });
  if (lack) throw new Refused('mailLacks', { values: { lack } });
  await askAboutStrangers(call, [record.destination, record.cc]);
  const id = newId();
  const values = [tenantId, record.id, id];
  await tx.batch([trackingText, ...copies].map((text) => ({ text, values })));
  await services.jobs.enqueue(tx, sendMailJob, { tenantId, emailId: id });
  return { id };
});
