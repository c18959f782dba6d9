import { defineAction, fileAnswer, listOf, lookup } from '#kernel/domain';
import { office } from '#platform/domain';
import { providerBill } from '../provider-pay/provider-bill.resource.ts';
import { remittanceFilterFields } from './remittance-filter.ts';

const place = '/app/specialist-remittance';
const page = '/view/remittance-statements';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const row = {
  id: 'id',
  fullName: 'text',
  email: 'text?',
  fees: 'number',
  share: 'money',
  commission: 'money',
  tax: 'money',
  /** D-068: what is paid, or shall be. */
  commissionAmountWithTax: 'money',
  paid: 'money',
  withheld: 'money',
} as const;

const line = {
  billId: 'id',
  /** Its part of a payment, to be removed by C-431. */
  commissionPaymentId: 'id?',
  invoiceId: 'id?',
  invoiceNo: 'text?',
  caseNo: 'text?',
  description: 'text',
  day: 'date?',
  paidOn: 'date?',
  paymentNo: 'text?',
  share: 'money',
  commission: 'money',
  tax: 'money',
  commissionAmountWithTax: 'money',
  withheld: 'money',
  status: 'text',
} as const;

/** C-378. */
export const specialistsWithPayment = defineAction({
  name: 'specialistWithPayment',
  on: providerBill,
  label: 'Provider remittance',
  route: `GET ${place}/SpecialistWithPayment`,
  roles: office,
  features: ['PayingSpecialist'],
  input: remittanceFilterFields,
  answer: listOf(row),
  page,
});

/** C-379: the fees of one specialist under the same filters. */
export const remittanceOfSpecialist = defineAction({
  name: 'getById',
  on: providerBill,
  label: 'Remittance of a specialist',
  route: `GET ${place}/GetById`,
  roles: office,
  features: ['PayingSpecialist'],
  input: {
    ...remittanceFilterFields,
    id: lookup('Specialist', 'specialist', { required: true }),
  },
  answer: { ...row, items: [line] },
  page,
});

/** C-380: a row for each specialist. */
export const exportSpecialists = defineAction({
  name: 'exportSpecialistWithPayment',
  on: providerBill,
  label: 'Export specialists',
  route: `POST ${place}/ExportSpecialistWithPayment`,
  roles: office,
  features: ['PayingSpecialist'],
  input: remittanceFilterFields,
  answer: fileAnswer(xlsx),
  page,
});

/** C-381: a row for each fee. */
export const exportRemittances = defineAction({
  name: 'exportSpecialistRemittanceList',
  on: providerBill,
  label: 'Export fees',
  route: `POST ${place}/ExportSpecialistRemittanceList`,
  roles: office,
  features: ['PayingSpecialist'],
  input: remittanceFilterFields,
  answer: fileAnswer(xlsx),
  page,
});

/** C-383: its body is the list of specialists, so it is a route of its own. */
export const sendStatementPath = `${place}/SendCommissionRemittanceStatementToSpecialist`;

export const remittanceActions = [
  specialistsWithPayment,
  remittanceOfSpecialist,
  exportSpecialists,
  exportRemittances,
];
