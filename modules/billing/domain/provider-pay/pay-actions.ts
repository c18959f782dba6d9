import {
  date,
  defineAction,
  fileAnswer,
  json,
  lookup,
  money,
  nullable,
  oneOf,
  record,
  rows,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { applyTerms } from './change-of-terms.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { paySetting, paySettingFields, paySettingKeepers } from './pay-setting.resource.ts';
import { payableRules } from './pay-choices.ts';
import { paymentFile } from './payment-file.resource.ts';
import { payTroubles } from './plan-payment.ts';
import { providerPayment } from './provider-payment.resource.ts';

const page = '/view/generate-doctor-payment';

const settingAnswer = {
  id: 'id?',
  concurrencyStamp: 'text?',
  payableRule: oneOf(payableRules),
  commissionPercent: 'text',
  isWithholding: 'flag',
  withholdingPercent: 'text',
  bankCode: 'text?',
  userName: 'text?',
  userNumber: 'text?',
  bsb: 'text?',
  accountNumber: 'text?',
  isSelfBalancing: 'flag',
} as const;

export const readPaySetting = defineAction({
  name: 'readSetting',
  on: paySetting,
  label: 'Pay setting',
  route: 'GET /app/pay-setting',
  roles: paySettingKeepers,
  features: ['PayingSpecialist'],
  input: {},
  answer: settingAnswer,
  page,
});

export const savePaySetting = defineAction({
  name: 'save',
  stepUp: true,
  on: paySetting,
  label: 'Save pay setting',
  route: 'PUT /app/pay-setting',
  roles: paySettingKeepers,
  features: ['PayingSpecialist'],
  input: paySettingFields,
  answer: settingAnswer,
  page,
});

/** Who gets what by the end of a period, and what to know before. */
export const readDuePay = defineAction({
  name: 'due',
  on: providerPayment,
  label: 'Due pay',
  route: 'GET /app/provider-payments/due',
  roles: office,
  input: { periodTo: date('Period to', { required: true }) },
  answer: {
    payees: [
      {
        specialistId: 'id',
        name: 'text',
        termsId: 'id?',
        fees: 'number',
        total: 'money',
        withheld: 'money',
        net: 'money',
        /** Earned, and not payable by then. */
        waiting: 'money',
        troubles: [oneOf(payTroubles)],
      },
    ],
    made: [
      {
        id: 'id',
        paymentNo: 'text',
        name: 'text',
        payOn: 'date',
        net: 'money',
        hasAccount: 'flag',
        file: nullable({ id: 'id', fileNo: 'text' }),
      },
    ],
  },
  page,
});

/** One payment for each specialist; the fees in it are held, so a second call finds none of them. */
export const makePayments = defineAction({
  name: 'makePayments',
  on: providerPayment,
  label: 'Make payments',
  route: 'POST /app/provider-payments/generate',
  roles: office,
  input: {
    periodFrom: date('Period from', { required: true }),
    periodTo: date('Period to', { required: true }),
    payOn: date('To be paid on', { required: true }),
    payees: rows(
      'Specialists',
      {
        specialistId: lookup('Specialist', 'specialist', { required: true }),
        amount: money('At most'),
      },
      { required: true, max: 1000 },
    ),
  },
  answer: {
    payments: [{ id: 'id', paymentNo: 'text', specialistId: 'id', net: 'money' }],
    /** Those of the list for whom nothing is due any more. */
    skipped: ['id'],
  },
  page,
});

const chosen = { ids: json('Payments', { required: true }) } as const;

export const markPaid = defineAction({
  name: 'markPaid',
  on: providerPayment,
  label: 'Mark as paid',
  route: 'POST /app/provider-payments/markPaid',
  roles: office,
  input: { ...chosen, paidOn: date('Paid on', { required: true }) },
  answer: { paid: 'number' },
  page,
});

export const cancelPayment = defineAction({
  name: 'cancelPayment',
  on: providerPayment,
  label: 'Cancel payment',
  route: 'PUT /app/provider-payments/{id}/cancel',
  roles: office,
  input: {},
  answer: record(providerPayment),
});

export const removePaidFee = defineAction({
  name: 'removePaidFee',
  on: providerPayment,
  label: 'Remove fee',
  route: 'DELETE /app/provider-payments/{id}/commission-payments/{paymentId}',
  roles: office,
  input: {},
  answer: record(providerPayment),
});

/** C-431, B-355: `id` is the invoice of the fee, `paymentId` its part of a payment. */
export const removeCommissionPayment = defineAction({
  name: 'removeCommissionPayment',
  on: invoice,
  label: 'Remove commission payment',
  route: 'DELETE /app/payments/{id}/commission-payments/{paymentId}',
  roles: office,
  features: ['PayingSpecialist'],
  input: {},
  answer: 'nothing',
});

export const makePaymentFile = defineAction({
  name: 'makeFile',
  on: paymentFile,
  label: 'Make bank file',
  route: 'POST /app/payment-files',
  roles: office,
  input: { ...chosen, processOn: date('To be paid on', { required: true }) },
  answer: { id: 'id', fileNo: 'text', total: 'money', payments: 'number' },
  page,
});

export const downloadPaymentFile = defineAction({
  name: 'download',
  on: paymentFile,
  label: 'Download bank file',
  route: 'GET /app/payment-files/{id}/download',
  roles: office,
  input: {},
  answer: fileAnswer('text/plain'),
  page,
});

/** Remittance advice; a recipient created tax invoice where that is agreed. */
export const printPayment = defineAction({
  name: 'print',
  on: providerPayment,
  label: 'Print',
  route: 'GET /app/provider-payments/{id}/print',
  roles: [...office, 'SPECIALIST'],
  input: {},
  answer: fileAnswer('application/pdf'),
});

/** Of a fee that was removed after the tax invoice was written; `lineId` is its part of the payment. */
export const printAdjustment = defineAction({
  name: 'printAdjustment',
  on: providerPayment,
  label: 'Adjustment note',
  route: 'GET /app/provider-payments/{id}/commission-payments/{lineId}/adjustment-note',
  roles: [...office, 'SPECIALIST'],
  input: {},
  answer: fileAnswer('application/pdf'),
});

export const payActions = [
  readPaySetting,
  savePaySetting,
  applyTerms,
  readDuePay,
  makePayments,
  markPaid,
  cancelPayment,
  removePaidFee,
  removeCommissionPayment,
  makePaymentFile,
  downloadPaymentFile,
  printPayment,
  printAdjustment,
];
