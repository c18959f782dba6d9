import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { resourceNamed } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { caseMoved, caseTypeOf, recipientOfMail } from '../../domain/index.ts';
import type { CaseRecipient, CaseRecord, CaseType } from '../../domain/index.ts';
import { caseFacts, caseLink } from './case-facts.ts';
import { storedCase } from './stored-case.ts';

type MailData = {
  readonly caseId: string;
  readonly caseType: string;
  readonly template: string;
};

const name = 'cases.caseMail';

/** Read when the mail leaves, so that it never says what no longer holds. */
export const caseMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { caseId, caseType, template } = data as MailData;
    const type = caseTypeOf(caseType);
    const record = type && (await storedCase(tx, type, caseId));
    if (!type || !record) throw new Error('The case of this mail does not exist');
    const { publicUrl } = services.config;
    const facts = await caseFacts(tx, type, record, caseLink(publicUrl, type, caseId));
    return templateMail(tx, services, template, facts.data);
  },
});

export type CaseMail = {
  readonly template: string;
  readonly label: string;
  readonly to: CaseRecipient;
  readonly name: string | null;
  readonly email: string | null;
};

/** The mails that the engine writes for these templates, with whom they go to. */
export async function mailsOf(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
  templates: readonly string[],
  readerOf: (template: string) => CaseRecipient | null = recipientOfMail,
): Promise<CaseMail[]> {
  const { people } = await caseFacts(
    tx,
    type,
    record,
    caseLink(services.config.publicUrl, type, record.id),
  );
  return templates.flatMap((template) => {
    const to = readerOf(template);
    if (!to) return [];
    const { name: called = null, email = null } = people[to] ?? {};
    return [{ template, label: template, to, name: called, email }];
  });
}

/** Queues the mails of a move: whoever has no address or was taken off is left out. */
export const sendCaseMails = on(
  caseMoved,
  'cases.sendCaseMails',
  async ({ payload }, tx, services) => {
    const { caseId, caseType, move, untold } = payload;
    const type = caseTypeOf(caseType);
    const templates = type?.workflow.moves[move]?.sends ?? [];
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
        data: { caseId, caseType, template: mail.template } satisfies MailData,
      });
    }
  },
);
