import {
  date,
  defineAction,
  email,
  longText,
  lookup,
  nullable,
  oneOf,
  rows,
  text,
} from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { ot } from '../ot/ot.resource.ts';
import { itemCostFields } from './item-cost-fields.ts';
import { otProcessSections, processStates } from './ot-process.ts';
import { quotationsShape } from './quotation-shape.ts';

const place = '/app/assessments/{id}/otQuotation';

/** C-079. */
export const readQuotation = defineAction({
  name: 'readQuotation',
  on: ot,
  label: 'Quotation',
  route: `GET ${place}`,
  roles: caseTeam,
  input: {},
  answer: quotationsShape,
});

/** C-051: makes the draft of a case that has none. What is left out stays as it is. */
export const saveQuotation = defineAction({
  name: 'saveQuotation',
  on: ot,
  label: 'Save quotation',
  route: `PUT ${place}`,
  roles: office,
  input: {
    validUntil: date('Valid until'),
    note: longText('Words to the customer', { max: 4000 }),
  },
  answer: quotationsShape,
});

/** C-052: the items, the days and the words of a template. */
export const fillQuotation = defineAction({
  name: 'fillQuotation',
  on: ot,
  label: 'Use template',
  route: `PUT ${place}/template`,
  roles: office,
  input: { templateId: lookup('Template', 'otQuotationTemplate', { required: true }) },
  answer: quotationsShape,
});

export const mostItems = 100;

/** C-053: `{ items: [...] }` replaces the whole list; a row with an id is kept and changed. */
export const saveItemCosts = defineAction({
  name: 'saveItemCosts',
  on: ot,
  label: 'Save items',
  route: `PUT ${place}/{q}/itemCosts`,
  roles: office,
  input: { items: rows('Items', itemCostFields, { max: mostItems }) },
  answer: quotationsShape,
});

/** C-083. */
export const removeItemCost = defineAction({
  name: 'removeItemCost',
  on: ot,
  label: 'Remove item',
  route: `DELETE ${place}/{q}/itemCosts/{itemCostId}`,
  roles: office,
  input: {},
  answer: quotationsShape,
});

/** C-056: mails the link to the booking CM, or to the address that is given. */
export const sendQuotation = defineAction({
  dryRun: true,
  name: 'sendQuotation',
  on: ot,
  label: 'Send quotation',
  route: 'POST /app/assessments/otQuotation/emails',
  roles: office,
  input: {
    id: text('Case', { required: true, max: 36 }),
    email: email('Send to'),
  },
  answer: quotationsShape,
});

/** C-062: a case with its first quotation, filled from the template where one is named. */
export const initCase = defineAction({
  name: 'initCase',
  on: ot,
  label: 'New quotation request',
  route: 'POST /app/assessments/otQuotation/initCase',
  roles: caseTeam,
  input: {
    clientId: lookup('Claimant', 'client', { required: true }),
    companyId: lookup('Company', 'company'),
    bookingCmId: lookup('Booking CM', 'caseManager'),
    claimNo: text('Claim number', { max: 50 }),
    bookingNotes: longText('What is needed', { max: 4000 }),
    templateId: lookup('Template', 'otQuotationTemplate'),
  },
  answer: { id: 'id', caseNo: 'text', ...quotationsShape },
});

/** C-073, G-018. */
export const readOtProcess = defineAction({
  name: 'readOtProcess',
  on: ot,
  label: 'Process',
  route: 'GET /app/assessments/{id}/otProcess',
  roles: caseTeam,
  input: {},
  answer: {
    sections: [
      {
        key: oneOf(otProcessSections),
        label: 'text',
        state: oneOf(processStates),
        on: 'date?',
        quotation: nullable({ id: 'id', quotationNo: 'text', statusName: 'text' }),
      },
    ],
  },
});

export const quotationActions = [
  readQuotation,
  saveQuotation,
  fillQuotation,
  saveItemCosts,
  removeItemCost,
  sendQuotation,
  initCase,
  readOtProcess,
];
