export const mailTemplateGroups = {
  account: 'Accounts',
  portal: 'Client portal',
  assessment: 'Assessments',
  report: 'Reports',
  quotation: 'Quotations',
  conference: 'Conferences',
  records: 'Medical records',
  mva: 'Motor vehicle accidents',
  tpd: 'Total and permanent disability',
  massTort: 'Mass torts',
  ndis: 'NDIS',
  billing: 'Billing',
  funding: 'Funding',
  specialist: 'Specialists',
} as const;

export const templateKinds = { mail: 'Mail', document: 'Document' } as const;
