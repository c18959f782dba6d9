import type { MenuItem } from './menu.ts';

const page = (label: string, path: string): MenuItem => ({ label, path });
const list = (label: string, segment: string): MenuItem => ({ label, path: `/view/${segment}` });
const report = (label: string, key: string): MenuItem => page(label, `/view/report/${key}`);

export const reports = {
  serviceAnalysis: report('Service Analysis', 'service-analysis'),
  serviceRevenue: report('Service Revenue', 'service-revenue'),
  serviceRevenueMaster: report('Service Revenue Master', 'service-revenue-master'),
  serviceRevenueForecast: report('Service Revenue Forecast', 'service-revenue-forecast'),
  correspondence: report('Correspondence', 'correspondence'),
  recruitment: report('Client and Case Manager Recruitment', 'client-and-case-manager-recruitment'),
  billingKpi: report('Billing KPI', 'billing-kpi'),
  iroKpi: report('IRO KPI', 'iro-kpi'),
  bookings: report('Bookings', 'bookings'),
  userAccount: report('User Account', 'user-account'),
  fundingAnalysis: report('Funding Analysis', 'funding-analysis'),
  disbursementFunding: report('Disbursement Funding', 'disbursement-funding'),
  specialistRecruitment: report('Specialist Recruitment', 'specialist-recruitment'),
  bookingByAccount: report('Booking by Account', 'booking-by-account'),
  staffKpi: report('Staff KPI', 'staff-kpi'),
} as const satisfies Record<string, MenuItem>;

export const settings = {
  staff: list('Staff', 'staffs'),
  users: list('Login Users', 'users'),
  userGroups: list('User Groups', 'user-group'),
  roles: list('Roles', 'roles'),
  signInProvider: list('Sign-in Provider', 'sign-in-provider'),
  liveLinks: list('Live Links', 'live-links'),
  apiAndWebhooks: list('API and webhooks', 'api-and-webhooks'),
  privacyRequests: list('Privacy Requests', 'privacy-requests'),
  erasures: list('Erasures', 'erasures'),
  retention: list('Retention', 'retention'),
  valueList: list('Value List', 'lookup-config'),
  schemeTypes: list('Scheme Types', 'matter-types'),
  documentTypes: list('Document Types', 'document-types'),
  attachmentTypes: list('Attachment Types', 'attachment-types'),
  checklists: list('Checklists', 'check-lists'),
  reminders: list('Reminders', 'reminder-rules'),
  chasingRules: list('Chasing Rules', 'record-chase-rules'),
  quotationTemplates: list('OT Quotation Templates', 'ot-quotation-templates'),
  talkingPoints: list('Talking Points', 'talking-point'),
  talkingPointCategories: list('Talking Point Categories', 'talking-point-category'),
  defaultPic: list('Default PIC', 'default-pic'),
  timeBudget: list('NDIS Time Budget', 'time-budget-breakdown'),
  holidays: list('Holidays', 'holidays'),
  adHoc: list('Ad Hoc Templates', 'ad-hoc'),
  reportTemplates: list('Report Templates', 'report-templates'),
  mailTemplates: list('Mail Templates', 'mail-templates'),
  emailsTracking: list('Emails Tracking', 'emails-tracking'),
  incomingMail: list('Incoming Mail', 'incoming-mail'),
  smsLog: list('SMS Log', 'sms-log'),
  reminderOverview: list('Reminder Overview', 'reminders'),
  emailsReport: list('Emails Sending Report', 'emails-sending-report'),
  countries: list('Countries', 'countries'),
  cities: list('Cities', 'cities'),
  languages: list('Languages', 'languages'),
  practiceSoftwares: list('Law Practice Softwares', 'law-practice-softwares'),
  leap: list('Leap', 'leap-app'),
  practiceEvolve: list('Practice Evolve', 'practice-evolve-app'),
  actionstep: list('ActionStep', 'actionstep-app'),
  smokeball: list('Smokeball', 'smokeball-app'),
  clio: list('Clio', 'clio-app'),
  letterhead: list('Letterhead', 'letterhead'),
  systemConfig: list('System Configuration', 'system-config'),
  systemTools: list('System Tools', 'system-tools'),
  contradictions: list('Contradictions', 'contradictions'),
  activeClients: list('Monthly active clients', 'client-active-count'),
  subscription: page('Subscription', '/subscription'),
} as const satisfies Record<string, MenuItem>;

export const host = {
  tenants: list('Tenants', 'tenants'),
  editions: list('Editions', 'editions'),
  activeAccounts: list('Monthly Active Accounts', 'monthly-active-accounts'),
  tenantInvoices: list('Tenant Invoices', 'tenant-invoice'),
  systemUpdates: list('System Updates', 'system-update'),
  feedback: list('Feedback', 'feedback'),
  fileStorage: list('File Storage Management', 'file-management'),
  migration: list('Database Migration', 'db-migration'),
  systemErrors: list('System Errors', 'system-error'),
  /** A page of its own, outside the workspace. */
  backgroundJobs: { label: 'Background Jobs', path: '/hangfire', target: '_blank' },
  chatbotTest: list('Chatbot Test', 'test-chatbot'),
} as const satisfies Record<string, MenuItem>;

const helpCentre = '/view/help-centre';
const usage = `${helpCentre}?topic=usage`;

/** G-105. Where the tenant has no address of its own, ours answers. */
export const help = {
  directory: {
    label: 'Specialist Panel Directory',
    link: 'ICS.Link.SpecialistDirectory',
    path: `${helpCentre}?topic=directory`,
  },
  seminars: {
    label: 'Seminars',
    link: 'ICS.Link.Seminars',
    path: `${helpCentre}?topic=seminars`,
  },
  education: {
    label: 'Education Channel',
    link: 'ICS.Link.Education',
    path: `${helpCentre}?topic=education`,
  },
  caseManagerHelp: {
    label: 'Usage Help',
    link: 'ICS.Link.HelpCaseManager',
    path: usage,
    icon: 'help',
  },
  officeHelp: {
    label: 'Usage Help',
    link: 'ICS.Link.HelpAdminStaff',
    path: usage,
    icon: 'help',
  },
  specialistHelp: {
    label: 'Usage Help',
    link: 'ICS.Link.HelpSpecialist',
    path: usage,
    icon: 'help',
  },
  /** For people whom the spec gives no help centre of their own. */
  generalHelp: { label: 'Usage Help', path: helpCentre, icon: 'help' },
  updates: list('Product Updates', 'product-update'),
  feedback: { label: 'Send Feedback', path: '/view/send-feedback', icon: 'feedback' },
} as const satisfies Record<string, MenuItem>;
