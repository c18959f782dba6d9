import {
  choice,
  date,
  decimal,
  defineAction,
  defineTask,
  flag,
  longText,
  lookup,
  money,
  nullable,
  oneOf,
  record,
  rows,
  text,
} from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { caseTypeNames } from '#cases/domain';
import { invoice } from '../invoices/invoice.resource.ts';
import { invoiceStandings, invoiceStatuses } from '../invoices/invoice-choices.ts';
import { runKinds } from './plan-run.ts';

/** The wire names the type either way; without it the case itself says what it is. */
const ofCase = {
  objectId: text('Case', { required: true, max: 36 }),
  fromModuleType: text('Case type', { max: 40 }),
  fromModuleEnum: text('Case type', { max: 40 }),
} as const;

const lineShape = {
  chargeId: 'id',
  serviceItemId: 'id?',
  description: 'text',
  quantity: 'text',
  unitPrice: 'money?',
  hasGst: 'flag',
  /** Where the price comes from. */
  rule: 'text',
} as const;

const blueprintShape = {
  caseId: 'id',
  caseNo: 'text',
  caseType: 'text',
  companyId: 'id?',
  companyName: 'text?',
  claimantName: 'text?',
  claimNo: 'text?',
  purchaseOrderNo: 'text?',
  customerReference: 'text?',
  invoiceDate: 'date',
  dueDate: 'date',
  /** Which billing setting gave the due date. */
  termsFrom: 'text',
  gstPercent: 'text',
  requiresPurchaseOrder: 'flag',
  requiresClaimNo: 'flag',
  note: 'text?',
  lines: [lineShape],
  subtotal: 'money',
  gst: 'money',
  total: 'money',
  /** What stands in the way of the invoice, in sentences. */
  missing: ['text'],
} as const;

export type Blueprint = ValueOfShape<typeof blueprintShape>;

/** C-422, G-139: the lines that a case would be invoiced with, each explained. */
export const readBlueprint = defineAction({
  name: 'readBlueprint',
  on: invoice,
  label: 'Proposed invoice',
  route: 'GET /app/payments/blueprints',
  roles: office,
  input: ofCase,
  answer: blueprintShape,
});

export const approvedLineFields = {
  chargeId: lookup('Charge', 'caseCharge'),
  serviceItemId: lookup('Service item', 'serviceItem'),
  description: text('Description', { max: 300 }),
  quantity: decimal('Quantity', { scale: 2, min: 0.01, max: 10_000 }),
  unitPrice: money('Unit price', { min: 0, max: 1_000_000 }),
  hasGst: flag('GST applies'),
  adjustedBecause: text('Changed because', { max: 300 }),
} as const;

/** C-423: makes the invoice. An empty list of lines approves all that is proposed. */
export const approveBlueprint = defineAction({
  name: 'approveBlueprint',
  on: invoice,
  label: 'Make invoice',
  route: 'POST /app/payments/blueprints',
  roles: office,
  input: {
    ...ofCase,
    lines: rows('Lines', approvedLineFields, { max: 200 }),
    invoiceDate: date('Invoice date'),
    dueDate: date('Due date'),
    claimNo: text('Claim number', { max: 50 }),
    purchaseOrderNo: text('Purchase order', { max: 50 }),
    customerReference: text('Your reference', { max: 100 }),
    note: longText('Note on the invoice', { max: 2000 }),
  },
  answer: record(invoice),
});

const ledgerShape = {
  charged: 'money',
  gst: 'money',
  paid: 'money',
  owedByCustomer: 'money',
  specialistCost: 'money',
  owedToSpecialist: 'money',
  writtenOff: 'money',
  margin: 'money',
} as const;

const caseMoneyShape = {
  /** Charges that wait for an invoice. */
  pending: 'number',
  invoices: [
    {
      id: 'id',
      invoiceNo: 'text',
      status: oneOf(invoiceStatuses),
      standing: oneOf(invoiceStandings),
      invoiceDate: 'date',
      dueDate: 'date',
      total: 'money',
      openAmount: 'money',
    },
  ],
  ledger: nullable(ledgerShape),
} as const;

export type CaseMoney = ValueOfShape<typeof caseMoneyShape>;

/** The money of one case: its invoices, and for the office its ledger. */
export const readCaseMoney = defineAction({
  name: 'readCaseMoney',
  on: invoice,
  label: 'Money of a case',
  route: 'GET /app/payments/ofCase',
  roles: caseTeam,
  input: ofCase,
  answer: caseMoneyShape,
});

export const runFields = {
  until: date('Work done until', { required: true }),
  invoiceDate: date('Invoice date', { required: true }),
  per: choice('How', runKinds, { required: true }),
  companyId: lookup('Company', 'company', { hint: 'Leave empty for all.' }),
  caseType: choice('Case type', caseTypeNames, { hint: 'Leave empty for all.' }),
  isSent: flag('Send each invoice to its company', {
    hint: 'With its PDF, to the address for invoices.',
  }),
} as const;

const previewShape = {
  invoices: 'number',
  cases: 'number',
  total: 'money',
  blocked: 'number',
  companies: [
    {
      companyId: 'id?',
      companyName: 'text',
      /** Where its invoices go, when they are sent. */
      email: 'text?',
      cases: 'number',
      invoices: 'number',
      total: 'money',
      blocked: [{ caseId: 'id', caseNo: 'text', caseType: 'text', reasons: ['text'] }],
    },
  ],
} as const;

export type PreviewOfRun = ValueOfShape<typeof previewShape>;

/** What a run would do, company by company, before anybody starts it. */
export const previewRun = defineAction({
  name: 'previewInvoiceRun',
  on: invoice,
  label: 'Preview of invoices',
  route: 'GET /app/payments/invoice-run',
  roles: office,
  input: runFields,
  answer: previewShape,
});

export const startRun = defineAction({
  name: 'startInvoiceRun',
  on: invoice,
  label: 'Invoice the month',
  route: 'POST /app/payments/invoice-run',
  roles: office,
  input: runFields,
  answer: { taskId: 'id' },
});

export const invoiceRunTask = defineTask({
  name: 'invoiceRun',
  label: 'Invoices of a month',
  on: invoice.name,
  verb: startRun.name,
  rows: ['case', 'cases'],
  opensList: true,
  input: runFields,
});

export const invoicingActions = [
  readBlueprint,
  approveBlueprint,
  readCaseMoney,
  previewRun,
  startRun,
];
