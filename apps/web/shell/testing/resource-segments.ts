/** E-012. */
export const resourceSegments = `
  assessments mass-torts ot treatment-providers clinical-records supplementaries file-reviews
  case-managers companies company-groups centres clients contractors specialists users user-group
  staffs mednegs co-teleconference invoices tenants roles funding-providers facility-requests
  facility-agreements facility-transactions transaction-invoice disbursement-funding
  marketing-campaigns check-lists sale-targets service-items ndis-service-items mail-templates
  ims-approvals ama-service-fee time-tracking system-config ndis clio-app countries cities
  monthly-active-accounts billing-setting attachment-types languages system-update tenant-invoice
  editions mva-claim talking-point default-pic document-types talking-point-category
  service-provider video-meeting tpd eml-synced-appointments matter-types
`
  .trim()
  .split(/\s+/);

/** B-026, G-055. */
export const withoutAdd: ReadonlySet<string> = new Set([
  'mail-templates',
  'sale-targets',
  'staffs',
  'user-group',
]);
export const withoutDetail: ReadonlySet<string> = new Set(['sale-targets', 'user-group']);
