import { envelope, envelopeCompleted, signerInvited, signingCodeAsked } from '#documents/domain';
import {
  completedLetter,
  signerAddresses,
  letterWithCode,
  letterWithLink,
  signingLetter,
} from '#documents/server';
import type { SigningLetter } from '#documents/server';
import { formatDate, moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import { letter } from './letter.ts';
import { mailRendererPoint } from './mail-renderers.ts';
import { queueMail } from './queue-mail.ts';
import { sentTo } from './sent-to.ts';

type Of = { readonly envelopeId: string; readonly signerId: string };
type OfLink = Of & { readonly isReminder: boolean };

const [link, code, completed] = [
  'correspondence.signingLink',
  'correspondence.signingCode',
  'correspondence.signingCompleted',
] as const;

const subjects = {
  first: 'A document for you to sign',
  again: 'Reminder: a document for you to sign',
  code: 'Your code to open the document',
  completed: 'The signed document',
} as const;

const subjectOf = ({ isReminder }: Pick<OfLink, 'isReminder'>) =>
  isReminder ? subjects.again : subjects.first;

/** With a code, the mail alone tells nothing of the document. */
const what = ({ needsCode, title }: SigningLetter): string =>
  needsCode ? 'a document' : `the document "${title}"`;

const askedBy = ({ sender, practice }: SigningLetter): string =>
  [sender, practice].filter(Boolean).join(', ') || 'We';

const untilText = ({ expiresAt }: SigningLetter): string =>
  expiresAt ? ` until ${formatDate(expiresAt.slice(0, 10), 'DD MMM YYYY')}` : '';

/** The links and codes are minted when the mail leaves: they wait in no queue. */
export const signingRenderers = [
  mailRendererPoint.contribute({
    name: link,
    async render(tx, data, services, emailId) {
      const of = data as OfLink;
      const found = await letterWithLink(tx, services, of, await sentTo(tx, emailId));
      if (!found) return null;
      const paragraphs = [
        `Dear ${found.name},`,
        `${askedBy(found)}: please read and sign ${what(found)}. Open this address${untilText(found)}:`,
        found.link,
        found.needsCode ? '' : (found.message ?? ''),
        'Opening the address signs nothing. Please do not pass it on: it is meant for you alone.',
        found.practice,
      ];
      return letter(subjectOf(of), paragraphs.filter(Boolean));
    },
  }),
  mailRendererPoint.contribute({
    name: code,
    async render(tx, data, services) {
      const found = await letterWithCode(tx, services, data as Of & { linkHash: string });
      if (!found) return null;
      const paragraphs = [
        `Dear ${found.name},`,
        `Your code is ${found.code}. It opens the document within 15 minutes.`,
        'If you did not ask for it, you can ignore this message.',
        found.practice,
      ];
      return letter(subjects.code, paragraphs.filter(Boolean));
    },
  }),
  mailRendererPoint.contribute({
    name: completed,
    async render(tx, data, services, emailId) {
      const to = await sentTo(tx, emailId);
      const found = await completedLetter(tx, services, data as Of, to);
      if (!found) return null;
      const paragraphs = [
        `Dear ${found.name},`,
        `Everybody has signed ${what(found)}. You can read and save it here:`,
        found.link,
        found.practice,
      ];
      return letter(subjects.completed, paragraphs.filter(Boolean));
    },
  }),
];

/** Confidential: whoever reads the tracking of mails must not be able to sign for somebody. */
const mailTo = (to: string, { envelopeId }: Pick<Of, 'envelopeId'>) => ({
  to,
  confidential: true,
  fromModule: moduleNameOf(envelope),
  objectId: envelopeId,
});

export const signingMails = [
  on(
    signerInvited,
    'correspondence.signingLinkMail',
    async ({ payload }, tx, services) => {
      const { envelopeId, signerId } = payload;
      const of: OfLink = { envelopeId, signerId, isReminder: payload.isReminder ?? false };
      const found = await signingLetter(tx, services, of);
      if (!found) return;
      await queueMail(tx, services, {
        ...mailTo(found.to, of),
        subject: subjectOf(of),
        render: link,
        data: of,
        templateKey: 'signing.link',
      });
    },
    { inDryRun: true },
  ),
  on(signingCodeAsked, 'correspondence.signingCodeMail', async ({ payload }, tx, services) => {
    const { envelopeId, signerId, linkHash } = payload;
    const people = await signerAddresses(tx, envelopeId);
    const to = people.find((one) => one.signerId === signerId)?.email;
    if (!to) return;
    await queueMail(tx, services, {
      ...mailTo(to, { envelopeId }),
      subject: subjects.code,
      render: code,
      data: { envelopeId, signerId, linkHash },
      templateKey: 'signing.code',
    });
  }),
  on(envelopeCompleted, 'correspondence.signedMail', async ({ payload }, tx, services) => {
    const { envelopeId } = payload;
    for (const { signerId, email } of await signerAddresses(tx, envelopeId)) {
      await queueMail(tx, services, {
        ...mailTo(email, { envelopeId }),
        subject: subjects.completed,
        render: completed,
        data: { envelopeId, signerId },
        templateKey: 'signing.completed',
      });
    }
  }),
];
