import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { resourceNamed } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { caseMoved, caseTypeOf, isWrittenByEngine, recipientOfMail } from '../../domain/index.ts';
import type { CaseRecord, CaseType, MailReader } from '../../domain/index.ts';
import { caseFacts, caseLink } from './case-facts.ts';
import { ownWords } from './case-mail-words.ts';
import type { NamedReader } from './case-mail-words.ts';
import { caseManagersOf } from './case-managers-of.ts';
import { storedCase } from './stored-case.ts';

type MailData = {
  readonly caseId: string;
  readonly caseType: string;
  readonly template: string;
  /** Which of the people whom only this type of case knows. */
  readonly about?: string;
};

const name = 'cases.caseMail';

/** Read when the mail leaves, so that it never says what no longer holds. */
export const caseMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { caseId, caseType, template, about } = data as MailData;
    const type = caseTypeOf(caseType);
    const record = type && (await storedCase(tx, type, caseId));
    if (!type || !record) throw new Error('The case of this mail does not exist');
    const own = ownWords(services, caseType);
    const link = caseLink(services.config.publicUrl, type, caseId);
    const said = own
      ? await own.data(tx, services, record, about)
      : (await caseFacts(tx, type, record, link)).data;
    return said && templateMail(tx, services, template, said);
  },
});

export type CaseMail = {
  readonly template: string;
  readonly label: string;
  readonly to: MailReader;
  readonly name: string | null;
  readonly email: string | null;
  readonly about?: string;
};

const named = (services: Services, type: CaseType, template: string, record: CaseRecord, tx: Tx) =>
  ownWords(services, type.key)?.readers?.(tx, record, template) ?? Promise.resolve([]);

/** The mails that the engine writes for these templates, with whom they go to. */
export async function mailsOf(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
  templates: readonly string[],
  readerOf: (template: string) => MailReader | null = recipientOfMail,
): Promise<CaseMail[]> {
  const { people } = await caseFacts(
    tx,
    type,
    record,
    caseLink(services.config.publicUrl, type, record.id),
  );
  const read = templates.map((template) => ({ template, to: readerOf(template) }));
  const managers = read.some(({ to }) => to === 'everyCm') ? await caseManagersOf(tx, record) : [];
  const mails: CaseMail[] = [];
  for (const { template, to } of read) {
    if (!to) continue;
    const readers: readonly (NamedReader | null)[] =
      to === 'everyCm'
        ? managers
        : to === 'named'
          ? await named(services, type, template, record, tx)
          : [people[to]];
    for (const reader of readers.length ? readers : [null])
      mails.push({ template, label: template, to, ...(reader ?? nobody) });
  }
  return mails;
}

const nobody = { name: null, email: null };

/** Queues the mails of a move: whoever has no address or was taken off is left out. */
export const sendCaseMails = on(
  caseMoved,
  'cases.sendCaseMails',
  async ({ payload }, tx, services) => {
    const { caseId, caseType, move, untold } = payload;
    const type = caseTypeOf(caseType);
    const templates = (type?.workflow.moves[move]?.sends ?? []).filter(isWrittenByEngine);
    const record = type && templates.length ? await storedCase(tx, type, caseId) : null;
    if (!type || !record) return;
    const skipped = Array.isArray(untold) ? untold : [];
    for (const mail of await mailsOf(tx, services, type, record, templates)) {
      if (!mail.email || skipped.includes(mail.template)) continue;
      await queueMail(tx, services, {
        to: mail.email,
        subject: `${resourceNamed(type.resource.name).label[0]} ${record.caseNo}`,
        templateKey: mail.template,
        fromModule: type.key,
        objectId: caseId,
        objectName: record.caseNo,
        render: name,
        data: {
          caseId,
          caseType,
          template: mail.template,
          ...(mail.about && { about: mail.about }),
        } satisfies MailData,
      });
    }
  },
  { inDryRun: true },
);
