import { listVariable, variablesOf } from './variable.ts';

const amounts = variablesOf('', {
  date: ['Day', 'The day of the line', '3 November 2026'],
  description: ['Description', 'What it is for', 'Independent medical examination'],
  amount: ['Amount', 'What it comes to', '¤ 1,650.00'],
});

export const invoiceVariables = [
  ...variablesOf('invoice', {
    number: ['Invoice', 'The number of the invoice', 'INV-3012'],
    date: ['Date', 'The day of the invoice', '3 November 2026'],
    dueDate: ['Due', 'By when it is to be paid', '17 November 2026'],
    subtotal: ['Without GST', 'The sum before GST', '¤ 1,500.00'],
    gst: ['GST', 'Goods and services tax', '¤ 150.00'],
    total: ['Total', 'What is to be paid', '¤ 1,650.00'],
    paid: ['Paid', 'What has been received', '¤ 0.00'],
    open: ['Open', 'What is still to be paid', '¤ 1,650.00'],
  }),
  ...variablesOf('creditNote', {
    number: ['Credit note', 'The number of the credit note', 'CRN-2026-000012'],
    total: ['Credited', 'What is taken back, with GST', '¤ 330.00'],
    reason: ['Reason', 'Why it is credited', 'The interpreter was booked by you'],
  }),
  listVariable('invoice.lines', 'Lines', 'What the invoice lists', amounts),
];

export const statementVariables = [
  ...variablesOf('statement', {
    date: ['Day', 'The day of the statement', '30 November 2026'],
    total: ['Total', 'What is open', '¤ 8,250.00'],
    interest: ['Interest', 'What has accrued', '¤ 412.50'],
  }),
  listVariable('statement.lines', 'Lines', 'What the statement lists', amounts),
];

export const remittanceVariables = [
  ...variablesOf('remittance', {
    number: ['Remittance', 'The number of the remittance', 'R-0931'],
    date: ['Paid on', 'When it was paid', '15 November 2026'],
    total: ['Total', 'What was paid', '¤ 4,400.00'],
  }),
  listVariable('remittance.lines', 'Lines', 'What was paid for', amounts),
];

export const fundingVariables = [
  ...variablesOf('agreement', {
    number: ['Agreement', 'The number of the agreement', 'FA-118'],
    limit: ['Limit', 'How much may be drawn', '¤ 250,000.00'],
  }),
  ...variablesOf('transaction', {
    amount: ['Amount', 'What is paid or asked for', '¤ 3,300.00'],
    date: ['Day', 'When it is paid', '20 November 2026'],
    purpose: ['Purpose', 'What it is for', 'Report of Dr Priya Menon'],
  }),
  ...variablesOf('person', {
    firstName: ['First name', 'Whom it is written to', 'Alex'],
  }),
  ...variablesOf('advance', {
    number: ['Advance request', 'The number of the request', 'AR-2026-000031'],
    amount: ['Amount asked for', 'What all bills of the request come to', '¤ 3,300.00'],
    reason: ['Reason', 'Why the request was rejected', 'The invoice is not legible.'],
  }),
  listVariable('advance.lines', 'Bills', 'What the lender was asked to pay', amounts),
];

export const onboardingVariables = variablesOf('onboarding', {
  nextStep: ['Next step', 'What the specialist does next', 'Please send us your registration'],
});
