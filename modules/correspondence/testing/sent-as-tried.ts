import PostalMime from 'postal-mime';
import type { Api, ApiAnswer } from '#kernel/testing';
import type { TriedMail } from '../domain/index.ts';
import type { ReceivedMail } from './a-mail-server.ts';

export type SendCall = {
  readonly api: Api;
  readonly method: 'post' | 'put';
  readonly path: string;
  readonly body: unknown;
};

const dry = { headers: { 'x-dry-run': 'true' } };

/** A rule that asks is answered with yes, as a person would who wants it done. */
async function called({ api, method, path, body }: SendCall, options = {}): Promise<ApiAnswer> {
  let answers: Record<string, string> = {};
  for (;;) {
    const count = Object.keys(answers).length;
    const given = count ? { ...(body as object), answers } : body;
    const answer = await api[method](path, given as object, options);
    const questions = (answer.body.error?.questions ?? []) as readonly { key: string }[];
    for (const { key } of questions) answers = { ...answers, [key]: 'yes' };
    if (Object.keys(answers).length === count) return answer;
  }
}

export const triedCall = (call: SendCall): Promise<ApiAnswer> => called(call, dry);
export const madeCall = (call: SendCall): Promise<ApiAnswer> => called(call);

export const mailsIn = ({ body }: ApiAnswer): readonly TriedMail[] =>
  (body['mails'] as unknown as { items: TriedMail[] }).items;

/** What a call would send; nothing is sent. */
export async function triedMails(call: SendCall): Promise<readonly TriedMail[]> {
  const answer = await triedCall(call);
  if (answer.status !== 203)
    throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return mailsIn(answer);
}

export type Shown = {
  readonly to: string;
  readonly subject: string;
  readonly words: string;
  readonly files: readonly string[];
};

/** A one-time link or code is made when the mail leaves. */
const withoutSecrets = (words: string): string =>
  words
    .replaceAll(/\b\d{6}\b(?=\s*(?:<|$|\.))/gm, 'CODE')
    .replaceAll(/https?:\/\/[^\s"<]+/g, 'LINK')
    .replaceAll(/\r?\n/g, '\n')
    .trim();

export const shownOf = ({ to, subject, body, text, attachments }: TriedMail): Shown => ({
  to,
  subject,
  words: withoutSecrets(body ?? text),
  files: attachments.map(({ name }) => name),
});

export type Arrived = Shown & {
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[];
};

export async function arrivedAs({ source, to }: ReceivedMail): Promise<Arrived> {
  const mail = await PostalMime.parse(source);
  const attachments = mail.attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    bytes: Buffer.from(content as ArrayBuffer),
  }));
  return {
    to: to.join(', '),
    subject: mail.subject ?? '',
    words: withoutSecrets(mail.html ?? mail.text ?? ''),
    files: attachments.map(({ name }) => name),
    attachments,
  };
}
