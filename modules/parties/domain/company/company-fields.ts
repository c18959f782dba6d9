import {
  address,
  choice,
  date,
  email,
  flag,
  longText,
  number,
  phone,
  text,
  url,
} from '#kernel/domain';
import { daysOfMonth } from '#platform/domain';
import { companyTypes } from '../party-choices.ts';
import { prepaymentStatuses, reportDeliveries, sides } from './company-choices.ts';

const outside = ['CASE_MANAGER'] as const;

export const companyFields = {
  name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
  tradingName: text('Trading name', { searchable: true, max: 200 }),
  abn: text('ABN', { format: 'abn', searchable: true, max: 14, hint: '11 digits' }),
  businessType: choice('Company type', companyTypes, { required: true }),
  side: choice('Acts for', sides, { hint: 'P: plaintiffs, D: defendants' }),
  isActive: flag('Active', { default: true }),

  phone: phone('Phone', { searchable: true }),
  fax: phone('Fax'),
  email: email('Email', { searchable: true }),
  website: url('Website'),
  address: address('Address'),
  postalAddress: address('Postal address'),

  accountsEmail: email('Accounts email'),
  invoiceEmail: email('Invoices go to', { hint: 'Empty: the accounts email' }),
  paymentTermsDays: number('Payment terms (days)', { min: 0, max: 365, default: 30 }),
  /** B-234. */
  statementDay: choice('Statement day of the month', daysOfMonth, {
    hint: 'Empty: the day of the practice.',
  }),
  prepaymentRequired: flag('Prepayment required', { default: false, tone: 'warning' }),
  prepaymentStatus: choice('Prepayment status', prepaymentStatuses, {
    tones: { required: 'warning', paid: 'success' },
  }),
  taxExempt: flag('GST exempt', { default: false }),
  showAsBorrowerInLenders: flag('Shown as borrower to lenders', {
    default: false,
    hiddenFrom: outside,
  }),

  reportDelivery: choice('Report delivery', reportDeliveries),
  reportEmail: email('Report contact', { hint: 'Gets the monthly provider report' }),
  providerReportMonth: date('Last provider report for', { readOnly: true, history: false }),

  highRiskApplied: flag('High risk', { readOnly: true, default: false, tone: 'danger' }),
  highRiskAppliedFrom: date('High risk from', { readOnly: true }),
  highRiskAppliedTo: date('High risk to', { readOnly: true }),
  highRiskReasonToBookingCm: longText('Reason shown to case managers', { readOnly: true }),
  highRiskReasonToStaff: longText('Reason shown to staff', { readOnly: true, hiddenFrom: outside }),

  notes: longText('Internal notes', { hiddenFrom: outside }),
} as const;
