/** G-068: whatever a special rule says, these stay open. */
export const alwaysAllowed: readonly string[] = [
  '/',
  '/view/dashboard',
  '/view/login-account',
  '/view/contractor-detail',
  '/view/logout',
  '/view/theme-settings',
  '/view/notifications',
  '/view/help-centre',
];

const three = (segment: string) => [
  `/view/${segment}`,
  `/view/${segment}/add`,
  `/view/${segment}/detail/{id}`,
];
const two = (segment: string) => [`/view/${segment}`, `/view/${segment}/detail/{id}`];

/** G-070: of the print pages, those of the funding documents. */
export const fundingPrints: readonly string[] = [
  '/view/disbursement-print',
  '/view/repaymentinvoice-print',
  '/view/repaymentinvoice-summary-print',
  '/view/outstanding-statement-print',
  '/view/repaymentinvoice/outstanding-statement-print',
  '/view/disbursement-funding/accrued-interest-statement-print',
];

/** B-099. */
export const insurerContractorPaths: readonly string[] = [
  ...two('disbursement-funding'),
  ...two('facility-transactions'),
  ...fundingPrints,
];

/** B-100. */
export const fundingAddPaths: readonly string[] = [
  '/view/facility-requests/add',
  '/view/facility-agreements/add',
  '/view/transaction-invoice/add',
];

/** B-101, B-102. */
export const caseManagerFundingPaths: readonly string[] = [
  ...three('facility-requests'),
  '/view/facility-agreements/add',
  '/view/transaction-invoice/add',
];

/** Beside that list: who lends keeps books of its loans, and adds its providers. */
export const lenderOwnPaths: readonly string[] = [
  '/view/funding-providers/add',
  '/view/ledger',
  ...two('journals'),
  ...two('ledger-checks'),
  ...two('ledger-periods'),
  ...two('approval-requests'),
  ...three('account-code'),
];

/** G-069: the 65 paths, together with those of `alwaysAllowed` that it names. */
export const fundingProviderPaths: readonly string[] = [
  '/',
  '/view/dashboard',
  '/view/dashboard-disbursement',
  '/view/login-account',
  '/view/logout',
  '/view/theme-settings',
  '/view/notifications',
  ...three('companies'),
  ...three('case-managers'),
  ...three('specialists'),
  ...three('clients'),
  ...three('users'),
  ...three('facility-requests'),
  ...three('facility-agreements'),
  ...three('facility-transactions'),
  ...three('transaction-invoice'),
  ...three('disbursement-funding'),
  ...three('service-items'),
  ...three('service-provider'),
  ...two('staffs'),
  ...two('funding-providers'),
  ...two('mail-templates'),
  '/view/lmq',
  '/view/lookup-config',
  '/view/system-config',
  '/view/outstanding-balance-report',
  '/view/report/funding-analysis',
  '/view/report/disbursement-funding',
  ...fundingPrints,
  '/view/agreement-advance/print',
  '/view/emails-tracking',
  '/view/ad-hoc',
  '/view/pms-matter',
];

/** B-103. */
export const lmqProviderPaths: readonly string[] = [
  ...three('companies'),
  ...two('staffs'),
  ...three('users'),
  ...three('mass-torts'),
  ...three('facility-agreements'),
  ...three('disbursement-funding'),
  ...three('facility-transactions'),
  '/view/lookup-config',
  ...three('matter-types'),
  ...two('mail-templates'),
  '/view/lmq',
  ...three('system-config'),
  '/view/emails-tracking',
];

/** Our reading: the spec gives the marketing edition a menu and no list. */
export const marketingPaths: readonly string[] = [
  ...three('companies'),
  ...three('company-groups'),
  ...three('case-managers'),
  ...three('specialists'),
  ...three('contractors'),
  ...three('clients'),
  ...three('centres'),
  ...three('service-provider'),
  ...three('treatment-providers'),
  ...three('marketing-campaigns'),
  '/view/sale-targets',
  '/view/inquiry-centre',
  '/view/relationship-activities',
  '/view/ndis-calendar',
  ...two('staffs'),
  ...three('users'),
  '/view/user-group',
  ...three('roles'),
  '/view/roles/add-edit-roles',
  '/subscription',
  '/view/lookup-config',
  ...three('matter-types'),
  '/view/holidays',
  '/view/ad-hoc',
  ...three('system-config'),
  ...two('mail-templates'),
  '/view/emails-tracking',
  '/view/emails-sending-report',
  '/view/product-update',
  '/view/send-feedback',
];

/** B-120. */
export const insurerCaseManagerLoses: readonly string[] = [
  ...three('facility-agreements'),
  ...three('transaction-invoice'),
  '/view/pms-matter',
];

/** B-124. */
export const accountingPaths: readonly string[] = [
  ...three('invoices'),
  '/view/generate-doctor-payment',
  '/view/remittance-statements',
  '/view/account-code',
  '/view/billing-reports',
  '/view/invoice-run',
  ...three('receipts'),
  ...two('bank-statements'),
  ...two('refunds'),
  ...two('credit-notes'),
  ...two('journals'),
  ...two('ledger-periods'),
  '/view/ledger',
  '/view/accounting',
  ...two('accounting-drifts'),
  ...three('billing-setting'),
  ...three('specialist-pay-terms'),
  '/view/provider-payments',
  '/view/provider-payments/detail/{id}',
  '/view/invoices/print-invoice',
  '/view/invoices/outstanding-statement-print',
  '/view/specialist-remittance/print',
];

export const typingPaths: readonly string[] = [
  '/view/dashboard-typist',
  '/view/case-typist-incomplete-jobs',
  '/view/case-typist-completed-jobs',
];
