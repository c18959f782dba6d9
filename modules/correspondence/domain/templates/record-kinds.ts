import type { TemplateSubject } from './variables/subjects.ts';

const cases = ['ime', 'ot', 'supp', 'fr', 'mr', 'mn', 'co', 'mt', 'ndis', 'mva', 'tpd'] as const;
const parties = ['client', 'caseManager', 'specialist', 'company', 'centre'] as const;
const money = ['invoice', 'loanFunding', 'repaymentInvoice'] as const;

/** The kinds of record that tell a template something, by the names of their resources. */
export const recordKinds = ['appointment', ...cases, 'otQuotation', ...money, ...parties] as const;

export type RecordKind = (typeof recordKinds)[number];

/**
 * Of which records a template about something is filled, the likeliest first. Nothing: it tells of
 * what is no record that a person chooses, as a link to sign in.
 */
export const kindsOfSubject: Readonly<Record<TemplateSubject, readonly RecordKind[]>> = {
  account: [],
  appointment: ['appointment', 'ime', 'ot', 'mt'],
  offer: [],
  daysheet: ['specialist'],
  claimant: ['client'],
  portalForm: ['client'],
  caseManager: ['caseManager'],
  company: ['company'],
  centre: ['centre'],
  specialist: ['specialist'],
  assessment: ['ime', 'ot', 'mt'],
  report: ['ime', 'ot', 'mt', 'supp', 'fr'],
  typing: [],
  supplementary: ['supp', 'fr', 'tpd'],
  medNeg: ['mn'],
  conference: ['co'],
  quotation: ['otQuotation'],
  medicalRecord: ['mr'],
  mva: ['mva'],
  tpd: ['tpd'],
  massTort: ['mt'],
  ndis: ['ndis'],
  invoice: ['invoice'],
  statement: ['company'],
  remittance: ['specialist'],
  funding: ['loanFunding', 'repaymentInvoice'],
};
