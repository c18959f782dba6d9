import { dryRunPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { templateDefault } from '../../domain/index.ts';
import type { TriedMail } from '../../domain/index.ts';
import type { MailAttachment, MailDocument } from '../mail-renderers.ts';
import { mailsQueuedIn } from '../queue-mail.ts';
import { writeLetter } from '../write-letter.ts';
import type { Letter } from '../write-letter.ts';

const mostShown = 20;

const rowText = `select subject, destination, error_message as "errorMessage",
    template_key as "templateKey"
  from emails_tracking where id = $1`;

type Row = {
  subject: string;
  destination: string;
  errorMessage: string | null;
  templateKey: string | null;
};

const attached = (one: MailAttachment | MailDocument): TriedMail['attachments'][number] =>
  'document' in one
    ? { name: `${one.document.fileName}.pdf`, html: one.document.html }
    : { name: one.filename, html: null };

const shown = (
  { to, cc, subject, kept, attachments, files }: Letter,
  templateKey: string | null,
): TriedMail => ({
  to,
  cc: cc.join(', ') || null,
  subject,
  body: kept.html ?? null,
  text: kept.text,
  attachments: [
    ...attachments.map(attached),
    ...files.flatMap(({ name, goesAlong }) => (goesAlong ? { name, html: null } : [])),
  ],
  templateKey,
  notSent: null,
});

/** The mail as the worker would write it now; one that would not leave says why. */
async function tried(tx: Tx, services: Services, id: string): Promise<TriedMail> {
  const letter = await writeLetter(tx, id, services);
  const [row] = await tx.query<Row>(rowText, [id]);
  // Some mails have a key for the tracking only, and no template that could be edited.
  const templateKey = templateDefault(row?.templateKey ?? '')?.key ?? null;
  if (letter) return shown(letter, templateKey);
  return {
    to: row?.destination ?? '',
    cc: null,
    subject: row?.subject ?? '',
    body: null,
    text: '',
    attachments: [],
    templateKey,
    notSent: row?.errorMessage ?? 'There is nothing to tell.',
  };
}

/** What a dry run of a call answers as `mails`: the first of them, written, and how many there are. */
export const mailsOfDryRun = dryRunPoint.contribute({
  name: 'mails',
  async tell(tx, services) {
    const ids = mailsQueuedIn(tx);
    const items: TriedMail[] = [];
    for (const id of ids.slice(0, mostShown)) items.push(await tried(tx, services, id));
    return { items, totalCount: ids.length };
  },
});
