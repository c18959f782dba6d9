import type { MenuItem } from './menu.ts';

const page = (label: string, path: string): MenuItem => ({ label, path });
const list = (label: string, segment: string): MenuItem => ({ label, path: `/view/${segment}` });

export const general = {
  dashboard: { label: 'Dashboard', path: '/view/dashboard', icon: 'home' },
  disbursementDashboard: {
    label: 'Disbursement Dashboard',
    path: '/view/dashboard-disbursement',
    icon: 'bank',
  },
  typistDashboard: { label: 'Typist Dashboard', path: '/view/dashboard-typist', icon: 'home' },
  taskSearch: { label: 'Combined Task Search', path: '/view/universal-search', icon: 'search' },
  actionSearch: page('Action Required Search', '/view/action-required-search'),
  documentSearch: page('Document Search', '/view/docs-search'),
  envelopes: page('Envelopes', '/view/envelopes'),
  myDetails: { label: 'My Details', path: '/view/login-account', icon: 'profile' },
  contractorDetails: { label: 'My Details', path: '/view/contractor-detail', icon: 'profile' },
  caseManagerProfile: { label: 'My Profile', path: '/view/cm-profile', icon: 'profile' },
} as const satisfies Record<string, MenuItem>;

export const bookings = {
  assessments: list('Assessments', 'assessments'),
  occupationalTherapy: list('Occupational Therapy', 'ot'),
  quotations: list('OT Quotations', 'ot-quotations'),
  /** B-125. */
  functionalCapacity: {
    label: 'Functional Capacity Assessments',
    unavailable: 'Contact us for more information regarding this service.',
  },
  fileReviews: list('File Reviews', 'file-reviews'),
  supplementaries: list('Supplementary Reports', 'supplementaries'),
  medicalRecords: list('Medical Records', 'clinical-records'),
  recordChasing: page('Records to Chase', '/view/record-chasing'),
  medicalNegligence: list('Medical Negligence', 'mednegs'),
  teleconferences: list('Conclave/Court Teleconferences', 'co-teleconference'),
  massTorts: list('Mass Torts', 'mass-torts'),
  massTortCampaigns: list('Mass Tort Campaigns', 'mass-tort-campaigns'),
  ndis: list('NDIS', 'ndis'),
  mvaClaims: list('MVA Claims', 'mva-claim'),
  tpd: list('TPD', 'tpd'),
  lmq: list('LMQ', 'lmq'),
  timeTracking: list('Time Tracking', 'time-tracking'),
  imsApprovals: list('IMS Approvals', 'ims-approvals'),
  videoSessions: list('Video Sessions', 'video-session'),
  videoMeetings: list('Video Meetings', 'video-meeting'),
  incompleteTyping: list('Incomplete Typing Jobs', 'case-typist-incomplete-jobs'),
  completedTyping: list('Completed Typing Jobs', 'case-typist-completed-jobs'),
  impairmentChecker: list('Impairment Checker', 'impairmentChecker'),
  inquiryCentre: list('Inquiry Centre', 'inquiry-centre'),
  reportsQa: list('Reports QA Sheet', 'report-correction'),
  caseRecords: list('Case Records', 'pms-integration'),
  /** B-121. */
  bookingAssistant: { label: 'Booking Assistant', command: 'bookingAssistant' },
} as const satisfies Record<string, MenuItem>;

export const parties = {
  companies: list('Companies', 'companies'),
  sharingGroups: list('Claimant Sharing Groups', 'company-groups'),
  caseManagers: list('Case Managers', 'case-managers'),
  clients: list('Clients', 'clients'),
  specialists: list('Specialists', 'specialists'),
  contractors: list('Contractors', 'contractors'),
  centres: list('Centres', 'centres'),
  treatmentProviders: list('Treatment Providers', 'treatment-providers'),
  serviceProviders: list('Service Providers', 'service-provider'),
  relationshipActivities: list('Relationship Activities', 'relationship-activities'),
  campaigns: list('Marketing Campaigns', 'marketing-campaigns'),
  saleTargets: list('Sale Targets', 'sale-targets'),
} as const satisfies Record<string, MenuItem>;

export const calendar = {
  sessionSearch: list('Session and Specialist Search', 'smart-search'),
  clinicCalendar: list('Clinic Calendar', 'calendar'),
  appointments: list('Appointments', 'appointments'),
  sessions: list('Appointment Sessions', 'appointment-sessions'),
  ndisCalendar: list('NDIS Calendar', 'ndis-calendar'),
  syncedAppointments: list('EML Synced Appointments', 'eml-synced-appointments'),
} as const satisfies Record<string, MenuItem>;

export const finance = {
  invoices: list('Invoicing & Provider Payment', 'invoices'),
  invoiceRun: list('Invoice the month', 'invoice-run'),
  creditNotes: list('Credit Notes', 'credit-notes'),
  prepaymentRequests: list('Prepayment Requests', 'prepayment-requests'),
  receipts: list('Receipts', 'receipts'),
  bankStatements: list('Bank Statements', 'bank-statements'),
  refunds: list('Refunds', 'refunds'),
  doctorRemittances: list('Doctor Remittances', 'generate-doctor-payment'),
  providerRemittance: list('Provider Remittance', 'remittance-statements'),
  providerPayments: list('Specialist Payments', 'provider-payments'),
  serviceItems: list('Service Items', 'service-items'),
  servicePrices: list('Service Prices', 'service-prices'),
  billingRules: list('Billing Rules', 'billing-rules'),
  ndisServiceItems: list('NDIS Service Items', 'ndis-service-items'),
  amaFees: list('AMA Service Fees', 'ama-service-fee'),
  /** B-023, G-106: two lines, one page, told apart by the query. */
  billingSettings: page('Billing Settings', '/view/billing-setting?scope=tenant'),
  companyBilling: page('Company Billing Settings', '/view/billing-setting?scope=company'),
  accountCodes: list('Account Codes', 'account-code'),
} as const satisfies Record<string, MenuItem>;

export const accounts = {
  financialReports: list('Financial Reports', 'billing-reports'),
  ledger: list('Ledger', 'ledger'),
  journals: list('Journals', 'journals'),
  ledgerMonths: list('Ledger Months', 'ledger-periods'),
  approvals: list('Approval Requests', 'approval-requests'),
  accounting: list('Accounting', 'accounting'),
  accountingDrifts: list('Accounting Differences', 'accounting-drifts'),
  sentStatements: list('Sent Statements', 'sent-statements'),
  invoiceReminders: list('Invoice Reminders', 'invoice-reminder-rules'),
  repaymentReminders: list('Repayment Reminders', 'repayment-reminder-rules'),
  reminderStops: list('Reminder Stops', 'reminder-stops'),
  icareClaims: list('iCare Claims', 'icare-claims'),
  payerNames: list('Payer Names', 'payer-names'),
} as const satisfies Record<string, MenuItem>;

export const funding = {
  requests: list('Facility Requests', 'facility-requests'),
  agreements: list('Facility Agreements', 'facility-agreements'),
  transactions: list('Funding Transactions', 'facility-transactions'),
  loans: list('Loan Fundings', 'disbursement-funding'),
  invoices: list('Funding Invoices', 'transaction-invoice'),
  providers: list('Funding Providers', 'funding-providers'),
  balances: list('Outstanding Balance Report', 'outstanding-balance-report'),
  matter: list('Practice Matter', 'pms-matter'),
} as const satisfies Record<string, MenuItem>;
