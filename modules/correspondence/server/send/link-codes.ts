import { makeOneTimeLink } from '#documents/server';
import { newCode } from '#identity/server';
import type { Services, Tx } from '#kernel/server';
import { letter } from '../letter.ts';
import { queueMail } from '../queue-mail.ts';
import { queueSms } from '../sms/queue-sms.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** What a message with links says about itself. */
export type LinkedMessage = Pick<OutgoingMessage, 'to' | 'subject' | 'code'> & {
  readonly files: readonly { readonly fileId: string }[];
  /** The record that it is about. */
  readonly about: {
    readonly fromModule: string;
    readonly objectId: string;
    readonly objectName: string;
  };
};

/** G-035: the code goes another way than the links; the mail that carries it is not kept. */
async function sendCode(
  tx: Tx,
  services: Services,
  { to, subject: about, code: way, about: record }: LinkedMessage,
  code: string,
): Promise<void> {
  if (way.by === 'sms' && way.to) {
    const text = `The code for the files we sent you by email is ${code}.`;
    await queueSms(tx, services, { to: way.to, text, confidential: true, ...record });
    return;
  }
  const { text, html, subject } = letter('Your code', [
    `The code for the files in our email "${about}" is ${code}.`,
    'Nobody needs it but you. We never ask for it by phone.',
  ]);
  await queueMail(tx, services, {
    to,
    subject,
    text,
    html,
    templateKey: 'email.code',
    confidential: true,
    ...record,
  });
}

/** One link for each file, all with the same code. */
export async function makeLinks(
  tx: Tx,
  services: Services,
  message: LinkedMessage,
): Promise<{ readonly id: string; readonly url: string }[]> {
  const code = newCode();
  const links: { readonly id: string; readonly url: string }[] = [];
  for (const { fileId } of message.files) {
    links.push(await makeOneTimeLink(tx, services, fileId, code, { address: message.to }));
  }
  await sendCode(tx, services, message, code);
  return links;
}
