import { choice, defineResource, flag, percent, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { payableRules } from './pay-choices.ts';

export const paySettingKeepers = [...office, 'TENANT_ADMIN'] as const;

export const paySettingFields = {
  payableRule: choice('Specialists are paid', payableRules, { required: true, default: 'report' }),
  commissionPercent: percent('Commission %', { required: true, max: 100, scale: 2, default: '0' }),
  isWithholding: flag('Withhold tax where there is no ABN', { default: true }),
  withholdingPercent: percent('Withheld %', { required: true, max: 100, scale: 2, default: '47' }),
  bankCode: text('Bank', { max: 3, hint: 'Three letters, such as CBA, NAB, ANZ or WBC.' }),
  userName: text('Name known to the bank', { max: 26 }),
  userNumber: text('Direct entry user id', { max: 6, hint: 'Six digits, given by the bank.' }),
  bsb: text('BSB', { format: 'bsb', max: 7 }),
  accountNumber: text('Account number', { format: 'bankAccount', max: 12 }),
  isSelfBalancing: flag('Bank file with a balancing debit', {
    hint: 'Where the bank asks for it.',
  }),
} as const;

/** One for each practice, read and written by its own calls. */
export const paySetting = defineResource({
  name: 'paySetting',
  segment: 'pay-settings',
  label: ['Pay setting', 'Pay settings'],
  title: 'Pay setting',
  pages: { only: [] },

  fields: paySettingFields,
  verbs: { read: paySettingKeepers },

  list: { columns: ['payableRule', 'commissionPercent'], sort: 'payableRule' },
  detail: {
    Terms: ['payableRule', 'commissionPercent', 'isWithholding', 'withholdingPercent'],
    'Bank file': ['bankCode', 'userName', 'userNumber', 'bsb', 'accountNumber', 'isSelfBalancing'],
  },
});
