import PostalMime from 'postal-mime';
import { eventually } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import type { TriedMail } from '../domain/index.ts';
import type { MailServer } from './a-mail-server.ts';

export type SendCall = {
  readonly api: Api;
  readonly method: 'post' | 'put';
  readonly path: string;
  readonly body: object;
};

const dry = { headers: { 'x-dry-run': 'true' } };

/** What a call would send; nothing is sent. */
export async function triedMails({ api, method, path, body }: SendCall): Promise<TriedMail[]> {
  const answer = await api[method](path, body, dry);
  if (answer.status !== 203)
    throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body['mails'] as unknown as { items: TriedMail[] }).items;
}

export type Shown = {
  readonly to: string;
  readonly subject: string;
  readonly words: string;
  readonly files: readonly string[];
};

/** A one-time link is made when the mail leaves. */
const withoutLinks = (words: string): string =>
  words
    .replaceAll(/https?:\/\/[^\s"<]+/g, 'LINK')
    .replaceAll(/\r?\n/g, '\n')
    .trim();

const byAddress = (one: Shown, other: Shown) =>
  `${one.to}${one.subject}`.localeCompare(`${other.to}${other.subject}`);

export const shownOf = ({ to, subject, body, text, attachments }: TriedMail): Shown => ({
  to,
  subject,
  words: withoutLinks(body ?? text),
  files: attachments.map(({ name }) => name),
});

async function arrivedAs(source: string, to: readonly string[]): Promise<Shown> {
  const mail = await PostalMime.parse(source);
  return {
    to: to.join(', '),
    subject: mail.subject ?? '',
    words: withoutLinks(mail.html ?? mail.text ?? ''),
    files: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

/** Tries a call out, makes it, and answers what was shown and what arrived. */
export async function sentAsTried(smtp: MailServer, call: SendCall) {
  const tried = (await triedMails(call)).filter(({ notSent }) => !notSent);
  const before = smtp.received.length;
  const answer = await call.api[call.method](call.path, call.body);
  const arrived = await eventually(
    async () => {
      const mails = smtp.received.slice(before);
      const all = await Promise.all(mails.map(({ source, to }) => arrivedAs(source, to)));
      return all.filter(({ subject }) => tried.some((one) => one.subject === subject));
    },
    (mails) => mails.length >= tried.length,
    200,
  );
  return {
    status: answer.status,
    tried,
    shown: tried.map(shownOf).toSorted(byAddress),
    arrived: arrived.toSorted(byAddress),
  };
}
