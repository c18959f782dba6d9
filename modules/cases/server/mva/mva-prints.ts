import { mailRendererPoint, templateFactsPoint, templateMail } from '#correspondence/server';
import { printedDocumentPoint } from '#documents/server';
import { moduleNameOf } from '#kernel/domain';
import { Refused, isUuid } from '#kernel/server';
import { mva, mvaPrints, mvaType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { caseMailWordsPoint, linkedCase, storedCase } from '../engine/index.ts';
import { writeDocument } from '../letters/case-documents.ts';
import { demandOf } from './offers.ts';
import { mvaFacts } from './mva-facts.ts';
import type { MvaDocument } from './mva-facts.ts';
import { namedInClaim } from './named-in-claim.ts';

const templates: Readonly<Record<string, string>> = {
  finalDisbursement: 'MvaFinalDisbursement',
  demandLetter: 'MvaDemandLetter',
  terminationLetter: 'MvaTerminationLetter',
  logTemplate: 'MvaLog',
  loaTemplate: 'MvaLetterOfAuthority',
};

const asked = (value: unknown): string | null => (isUuid(value) ? value : null);

/** A statement that does not balance is not printed, nor a letter that nobody wrote. */
const isReady = async (
  tx: Parameters<typeof demandOf>[0],
  type: string,
  record: CaseRecord,
): Promise<boolean> => {
  if (type === 'finalDisbursement') return record.disbursedOn !== null;
  if (type === 'terminationLetter') return record.terminatedOn !== null;
  return type !== 'demandLetter' || (await demandOf(tx, record.id)) !== null;
};

/** R-282, doc 3 section 2.1: whoever reads the claim may print its documents. */
export const mvaPrinted = mvaPrints.map((route) =>
  printedDocumentPoint.contribute({
    route,
    reads: mva.name,
    async read({ tx, actor, services, params }) {
      const type = route.type ?? '';
      const found = await linkedCase(tx, actor, {
        fromModule: mvaType.key,
        objectId: String(params['id']),
      }).catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'notFound') return null;
        throw error;
      });
      if (!found || !(await isReady(tx, type, found.record))) return null;
      const about = {
        insurerItemId: asked(params['insurerItemId']),
        treatmentPlanId: asked(params['treatmentPlanId']),
      };
      const document = type as MvaDocument;
      const { data } = await mvaFacts(tx, services, found.record, about, document);
      return writeDocument({ tx, services }, found.record, templates[type] ?? '', data);
    },
  }),
);

/** What the previews of section 7.3 say of a claim. */
export const mvaTemplateFacts = templateFactsPoint.contribute({
  module: moduleNameOf(mva),
  async read({ tx, actor, services }, { id }, beside) {
    const { record } = await linkedCase(tx, actor, { fromModule: mvaType.key, objectId: id });
    const { about, said, provider, insurer, isOffer } = await namedInClaim(tx, id, beside);
    const { data, people } = await mvaFacts(tx, services, record, about);
    const insurerOrClient = isOffer ? people.client : insurer;
    const reader = provider ?? insurerOrClient ?? people.bookingCm;
    return { data: { ...data, mva: { ...data.mva, ...said } }, destination: reader?.email ?? null };
  },
});

/** What the mails of its moves say. */
export const mvaMailWords = caseMailWordsPoint.contribute({
  caseType: mvaType.key,
  data: async (tx, services, record) => (await mvaFacts(tx, services, record)).data,
});

export const mvaMail = 'cases.mvaMail';

/** Read when it leaves, so that it never says what no longer holds. */
export const mvaMailRenderer = mailRendererPoint.contribute({
  name: mvaMail,
  async render(tx, data, services) {
    const { caseId, template } = data as { caseId: string; template: string };
    const record = await storedCase(tx, mvaType, caseId);
    if (!record || record.isClosed) return null;
    const facts = await mvaFacts(tx, services, record);
    return templateMail(tx, services, template, facts.data);
  },
});
