/** The accounts that documents post to by themselves; a practice may rename them, not lose them. */
export const accountPurposes = {
  receivable: 'Owed by customers',
  customerCredit: 'Money of customers not yet applied',
  bank: 'Bank',
  gstCollected: 'GST collected',
  gstPaid: 'GST paid',
  badDebts: 'Written off',
  payable: 'Owed to specialists',
  withholding: 'Tax withheld',
  specialistFees: 'Specialist fees',
  commission: 'Commission earned',
  otherIncome: 'Income without an account of its own',
  loans: 'Lent to borrowers',
  loanInterest: 'Interest earned on loans',
  loanFees: 'Fees earned on loans',
} as const;

export type AccountPurpose = keyof typeof accountPurposes;

type Start = readonly [
  code: string,
  name: string,
  kind: 'income' | 'expense' | 'asset' | 'liability',
];

/** What a practice starts with, by purpose. */
export const purposeAccountsAtStart: Readonly<Record<AccountPurpose, Start>> = {
  receivable: ['610', 'Accounts receivable', 'asset'],
  customerCredit: ['830', 'Prepayments received', 'liability'],
  bank: ['600', 'Bank account', 'asset'],
  gstCollected: ['820', 'GST', 'liability'],
  gstPaid: ['825', 'GST paid', 'asset'],
  badDebts: ['340', 'Bad debts', 'expense'],
  payable: ['800', 'Accounts payable', 'liability'],
  withholding: ['840', 'Tax withheld from specialists', 'liability'],
  specialistFees: ['310', 'Specialist fees', 'expense'],
  commission: ['240', 'Commission income', 'income'],
  otherIncome: ['299', 'Other income', 'income'],
  loans: ['630', 'Loans to borrowers', 'asset'],
  loanInterest: ['250', 'Interest on loans', 'income'],
  loanFees: ['255', 'Fees on loans', 'income'],
};
