import { templateMail } from '#correspondence/server';
import type { PrintedDocument } from '#documents/domain';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { Html, formatDate } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { ndisNumberFormats, ndisPrintRoutes, ndisType, whoReads } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { caseFacts, caseLink, linkedCase } from '../engine/index.ts';
import { caseDocument } from '../letters/case-documents.ts';
import { latestAgreement, suggestedAgreement } from './agreement-rows.ts';

const long = (day: string | null): string => (day ? formatDate(day, 'D MMMM YYYY') : '');

const templates: Readonly<Record<string, string>> = {
  serviceAgreement: 'NdisServiceAgreement',
  participantReferalForm: 'NdisParticipantReferralForm',
};

type Plan = {
  readonly planFrom: string | null;
  readonly planTo: string | null;
  readonly supportsWanted: string | null;
  readonly ndisNumber: string;
};

/** All that a template of the group may say of a participant. */
export async function factsOfParticipant(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  record: CaseRecord,
) {
  const link = caseLink(publicUrl, ndisType, record.id);
  const { data, people } = await caseFacts(tx, ndisType, record, link);
  const plan = record as object as Plan;
  const agreement = (await latestAgreement(tx, record.id)) ?? suggestedAgreement(plan);
  const participant = {
    fullName: people.client?.name ?? '',
    ndisNumber: ndisNumberFormats.ndisNumber.show(plan.ndisNumber),
    planFrom: long(agreement.startsOn ?? plan.planFrom),
    planTo: long(agreement.endsOn ?? plan.planTo),
    supports: agreement.supports ?? plan.supportsWanted ?? '',
    noticeDays: String(agreement.noticeDays),
    terms: agreement.terms ?? '',
    reader: whoReads(record, people.client)?.name ?? people.client?.name ?? '',
  };
  return { data: { ...data, participant }, people };
}

/** In the words of the practice where it has its own. */
export async function writeParticipantDocument(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  record: CaseRecord,
  type: string,
): Promise<PrintedDocument> {
  const { data } = await factsOfParticipant(tx, services.config, record);
  const template = templates[type] ?? '';
  const { subject, html: content } = await templateMail(tx, services, template, data);
  return caseDocument.write(
    { subject, content: new Html(content), caseNo: record.caseNo },
    await readLetterhead(tx, services),
  );
}

/** B-261: an unknown or hidden case is an empty page, "Cannot found". */
function nothingIfHidden(error: unknown): null {
  if (error instanceof Refused && error.code === 'notFound') return null;
  throw error;
}

/** C-375, C-376, R-283: whoever reads the case may print it. */
export const participantPrints = ndisPrintRoutes.map((route) =>
  printedDocumentPoint.contribute({
    route,
    reads: ndisType.resource.name,
    async read({ tx, actor, services, params }) {
      const asked = { fromModule: ndisType.key, objectId: String(params['id']) };
      const found = await linkedCase(tx, actor, asked).catch(nothingIfHidden);
      return found && writeParticipantDocument({ tx, services }, found.record, route.type ?? '');
    },
  }),
);
