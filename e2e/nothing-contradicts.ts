import type { ContradictionLook, KeptContradiction } from '../modules/platform/domain/index.ts';
import { apiAs } from './api-of.ts';

/** What the product gets wrong today; the line goes when its fault is mended. */
const known: Readonly<Record<string, string>> = {
  'cases.chargeHasPrice': 'a charge without a price leaves a task (cases)',
  'cases.chargeHasPayer': 'a request without a company is charged to nobody (cases)',
  'cases.invoicedServiceIsInvoiced': 'Service Invoiced is set while its charge waits (cases)',
  'cases.payIsNotAbovePrice':
    'who was asked about pay above the price is not kept with the charge (cases)',
  'cases.quotationIsThePrice': 'the approved quotation is the price (cases)',
  'cases.sentPaperworkHoldsADocument': 'paperwork is sent without a document (cases)',
  'cases.finalReportIsSigned': 'a report is made final without a signature (cases)',
  'cases.specialistIsPaidForCancellation': 'No Fee-Pay Specialist makes no payable (cases)',
  'billing.paymentHasAccount': 'payments are made without bank accounts (money)',
  'funding.interestIsInTheBooks': 'the end of the day posts nothing for a funder (money)',
  'documents.completedEnvelopeIsKept': 'the envelopes of the demo are not sealed (documents)',
  'correspondence.mailHasNoHole': 'templates with holes (mail)',
};

const tenants = ['harbour', 'southern'];

/** After the last journey: what the journeys made must not contradict itself. */
export default async function nothingContradicts(): Promise<void> {
  const told: string[] = [];
  for (const tenant of tenants) {
    const api = await apiAs(`adminstaff@${tenant}.test`);
    const { looks } = (await api.get('/app/contradictions')) as object as {
      looks: readonly ContradictionLook[];
    };
    for (const { module } of looks) await api.post('/app/contradictions/look', { module });
    const { items } = (await api.get('/app/contradictions')) as object as {
      items: readonly KeptContradiction[];
    };
    told.push(
      ...items
        .filter(({ invariant }) => !known[invariant])
        .map(({ invariant, sentence }) => `${tenant} ${invariant}: ${sentence}`),
    );
  }
  if (told.length) throw new Error(`The journeys left contradictions:\n${told.join('\n')}`);
}
