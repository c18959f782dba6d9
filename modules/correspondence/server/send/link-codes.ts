import { makeOneTimeLink, newAccessCode } from '#documents/server';
import type { Services, Tx } from '#kernel/server';
import { letter } from '../letter.ts';
import { queueMail } from '../queue-mail.ts';
import { queueSms } from '../sms/queue-sms.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { moduleOf } from './outgoing-message.ts';

/** G-035: the code goes another way than the links; the mail that carries it is not kept. */
async function sendCode(
  tx: Tx,
  services: Services,
  message: OutgoingMessage,
  code: string,
): Promise<void> {
  const about = {
    fromModule: moduleOf(message.record),
    objectId: message.record.id,
    objectName: message.record.name,
  };
  if (message.code.by === 'sms' && message.code.to) {
    const text = `The code for the files we sent you by email is ${code}.`;
    await queueSms(tx, services, { to: message.code.to, text, confidential: true, ...about });
    return;
  }
  const { text, html, subject } = letter('Your code', [
    `The code for the files in our email "${message.subject}" is ${code}.`,
    'Nobody needs it but you. We never ask for it by phone.',
  ]);
  await queueMail(tx, services, {
    to: message.to,
    subject,
    text,
    html,
    templateKey: 'email.code',
    confidential: true,
    ...about,
  });
}

/** One link for each file, all with the same code. */
export async function makeLinks(
  tx: Tx,
  services: Services,
  message: OutgoingMessage,
): Promise<string[]> {
  const code = newAccessCode();
  const links: string[] = [];
  for (const { fileId } of message.files) {
    links.push((await makeOneTimeLink(tx, services, fileId, code)).url);
  }
  await sendCode(tx, services, message, code);
  return links;
}
