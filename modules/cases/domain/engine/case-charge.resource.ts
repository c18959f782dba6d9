import { choice, date, defineResource, flag, lookup, money, text } from '#kernel/domain';
import { allRoles, office } from '#platform/domain';
import { chargeKinds, chargeStatuses, chargeTones } from './case-choices.ts';
import { anyCase } from './case.resource.ts';

const allBut = (...known: readonly string[]) => allRoles.filter((role) => !known.includes(role));

/** What moves charge, and the hours of a person once they are approved. */
const chargedFor = { ...chargeKinds, time: 'Time' } as const;

/** The customer never reads what the specialist earns, nor the specialist what the customer pays. */
const hiddenOf = {
  fee: { hiddenFrom: allBut(...office, 'CASE_MANAGER') },
  pay: { hiddenFrom: allBut(...office, 'SPECIALIST') },
  rule: { hiddenFrom: allBut(...office) },
};

/**
 * What a move of a case made chargeable to the customer and payable to the specialist. Billing
 * invoices it; an undone move reverses it. Amounts are without GST.
 */
export const caseCharge = defineResource({
  name: 'caseCharge',
  segment: 'case-charges',
  label: ['Charge', 'Charges'],
  title: '{description}',
  parent: { field: 'caseId', as: 'charges' },
  pages: { only: [] },

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, readOnly: true }),
    kind: choice('Kind', chargedFor, { required: true, readOnly: true }),
    move: text('Caused by', { required: true, readOnly: true, max: 60 }),
    description: text('Description', { required: true, readOnly: true, max: 200 }),
    chargedOn: date('Date', { required: true, readOnly: true }),
    companyId: lookup('Charged to', 'company', { readOnly: true }),
    amount: money('Fee', { readOnly: true, hint: 'Without GST.', ...hiddenOf.fee }),
    hasGst: flag('GST applies', { readOnly: true, default: true }),
    serviceItemId: lookup('Service item', 'serviceItem', { readOnly: true }),
    /** Which rule gave the price, in words that accounting reads. */
    priceRule: text('Price from', { readOnly: true, max: 300, ...hiddenOf.rule }),
    specialistId: lookup('Paid to', 'specialist', { readOnly: true }),
    payeeAmount: money('Specialist earns', { readOnly: true, ...hiddenOf.pay }),
    status: choice('Status', chargeStatuses, {
      required: true,
      readOnly: true,
      default: 'pending',
      tones: chargeTones,
    }),
  },
  verbs: { list: office, read: office, lookup: office },
  lookup: { text: '{description}', sort: 'chargedOn', filters: ['caseId', 'status'] },

  list: {
    columns: [
      'description',
      'chargedOn',
      'companyId',
      'amount',
      'specialistId',
      'payeeAmount',
      'status',
    ],
    sort: 'chargedOn desc',
  },
  filters: ['caseId', 'kind', 'status', 'chargedOn', 'companyId', 'specialistId'],
  detail: {
    Charge: ['description', 'kind', 'chargedOn', 'amount', 'hasGst', 'payeeAmount', 'status'],
  },
});
