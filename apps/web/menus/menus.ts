import { accounts, bookings, calendar, finance, funding, general, parties } from './items.ts';
import type { IconName, Menu, MenuGroup, MenuItem } from './menu.ts';
import { help, host, reports, settings } from './office-items.ts';

const group = (title: string, icon: IconName, ...items: MenuItem[]): MenuGroup => ({
  title,
  icon,
  items,
});

const { functionalCapacity, bookingAssistant, lmq, ...caseTypes } = bookings;
const { assessments, occupationalTherapy, ...otherCases } = caseTypes;
const { balances, ...facilities } = funding;

const casework = group(
  'Bookings',
  'cases',
  general.taskSearch,
  general.actionSearch,
  general.documentSearch,
  general.envelopes,
  assessments,
  occupationalTherapy,
  functionalCapacity,
  ...Object.values(otherCases),
  lmq,
  bookingAssistant,
);
const everyone = group('Parties', 'team', ...Object.values(parties));
const days = group('Calendar', 'calendar', ...Object.values(calendar));
const money = group('Finance', 'money', ...Object.values(finance));
const books = group('Accounts', 'money', ...Object.values(accounts));
const loans = group(
  'Funding',
  'bank',
  general.disbursementDashboard,
  ...Object.values(facilities),
  balances,
);
const analytics = group('Reports', 'chart', ...Object.values(reports));
const setup = group('Settings', 'settings', ...Object.values(settings));
const officeHelp = group(
  'Help',
  'help',
  help.directory,
  help.seminars,
  help.education,
  help.officeHelp,
  help.updates,
  help.feedback,
);
const { migration, fileStorage, systemErrors, backgroundJobs, chatbotTest, ...hostLists } = host;

const caseManagerCases = group(
  'Bookings',
  'cases',
  general.taskSearch,
  general.actionSearch,
  general.documentSearch,
  assessments,
  occupationalTherapy,
  functionalCapacity,
  bookings.fileReviews,
  bookings.supplementaries,
  bookings.medicalRecords,
  bookings.medicalNegligence,
  bookings.teleconferences,
  bookings.massTorts,
  bookings.massTortCampaigns,
  bookings.ndis,
  bookings.mvaClaims,
  bookings.tpd,
  lmq,
  bookings.impairmentChecker,
  bookings.caseRecords,
  bookingAssistant,
);

/** Doc 1 section 6. What is not permitted, or has no screen yet, is left out when it is shown. */
export const menus = {
  marketing: [
    general.dashboard,
    group(
      'Parties',
      'team',
      parties.companies,
      parties.sharingGroups,
      parties.caseManagers,
      parties.clients,
      parties.specialists,
      parties.contractors,
      parties.centres,
      parties.treatmentProviders,
      parties.serviceProviders,
      parties.relationshipActivities,
      parties.campaigns,
      parties.saleTargets,
      bookings.inquiryCentre,
    ),
    group('Calendar', 'calendar', calendar.ndisCalendar),
    setup,
    officeHelp,
  ],
  hostAdmin: [
    general.dashboard,
    group(
      'Host',
      'host',
      ...Object.values(hostLists),
      fileStorage,
      migration,
      systemErrors,
      backgroundJobs,
      chatbotTest,
    ),
    casework,
    everyone,
    days,
    money,
    books,
    loans,
    analytics,
    setup,
    officeHelp,
  ],
  hostAdminStaff: [
    general.dashboard,
    casework,
    everyone,
    days,
    money,
    books,
    loans,
    analytics,
    setup,
    group('Host', 'host', host.tenantInvoices),
    officeHelp,
  ],
  hostStaff: [
    general.dashboard,
    casework,
    everyone,
    days,
    money,
    books,
    loans,
    analytics,
    setup,
    officeHelp,
  ],
  /** B-119. */
  specialist: [
    { ...general.dashboard, label: 'Dashboard' },
    { label: 'Find My Cases', path: '/view/universal-search', icon: 'search' },
    { label: 'My Clinic Calendar', path: '/view/calendar', icon: 'calendar' },
    { label: 'My Cases', path: '/view/assessments', icon: 'cases' },
    { label: 'My Payments', path: '/view/provider-payments', icon: 'money' },
    help.feedback,
    help.specialistHelp,
  ],
  adminOrStaff: [
    general.dashboard,
    casework,
    everyone,
    days,
    money,
    books,
    loans,
    analytics,
    setup,
    officeHelp,
  ],
  broker: [
    general.dashboard,
    group('Parties', 'team', parties.clients),
    general.contractorDetails,
    help.feedback,
    help.generalHelp,
  ],
  /** B-099. */
  insurerContractor: [
    general.dashboard,
    group('Funding', 'bank', funding.loans, funding.transactions),
    general.contractorDetails,
  ],
  typist: [
    general.typistDashboard,
    group('Bookings', 'cases', bookings.incompleteTyping, bookings.completedTyping),
    group('Parties', 'team', parties.clients),
    general.contractorDetails,
    help.feedback,
    help.generalHelp,
  ],
  /** B-120: an insurer's case manager may not open three of these, so they are not shown. */
  caseManager: [
    general.dashboard,
    caseManagerCases,
    group('Parties', 'team', parties.companies, parties.caseManagers, parties.clients),
    group(
      'Calendar',
      'calendar',
      calendar.sessionSearch,
      calendar.clinicCalendar,
      calendar.appointments,
    ),
    group('Finance', 'money', finance.invoices),
    group(
      'Funding',
      'bank',
      general.disbursementDashboard,
      funding.agreements,
      funding.transactions,
      funding.loans,
      funding.invoices,
      funding.matter,
    ),
    group(
      'Settings',
      'settings',
      settings.practiceSoftwares,
      settings.leap,
      settings.practiceEvolve,
      settings.actionstep,
      settings.smokeball,
      settings.clio,
    ),
    group(
      'Help',
      'help',
      help.directory,
      help.seminars,
      help.education,
      help.caseManagerHelp,
      help.updates,
      help.feedback,
    ),
    general.caseManagerProfile,
  ],
  /** B-116. */
  fundingProvider: [
    general.dashboard,
    group(
      'Funding',
      'bank',
      general.disbursementDashboard,
      ...Object.values(facilities),
      balances,
      lmq,
    ),
    group(
      'Parties',
      'team',
      parties.companies,
      parties.caseManagers,
      parties.clients,
      parties.specialists,
      parties.serviceProviders,
    ),
    group('Finance', 'money', finance.serviceItems),
    group(
      'Accounts',
      'money',
      accounts.ledger,
      accounts.journals,
      accounts.ledgerMonths,
      accounts.approvals,
    ),
    group('Reports', 'chart', reports.fundingAnalysis, reports.disbursementFunding),
    group(
      'Settings',
      'settings',
      settings.staff,
      settings.users,
      settings.liveLinks,
      settings.privacyRequests,
      settings.valueList,
      settings.adHoc,
      settings.mailTemplates,
      settings.emailsTracking,
      settings.systemConfig,
    ),
    help.officeHelp,
  ],
  /** B-117. */
  fundingProviderCaseManager: [
    general.dashboard,
    group(
      'Funding',
      'bank',
      general.disbursementDashboard,
      funding.agreements,
      funding.transactions,
      funding.loans,
      funding.invoices,
    ),
    group('Parties', 'team', parties.companies, parties.clients),
    help.caseManagerHelp,
  ],
  /** B-118. */
  lmqProvider: [
    general.dashboard,
    group('Bookings', 'cases', lmq, bookings.massTorts),
    group('Parties', 'team', parties.companies),
    group('Funding', 'bank', funding.agreements, funding.loans, funding.transactions),
    group(
      'Settings',
      'settings',
      settings.staff,
      settings.users,
      settings.liveLinks,
      settings.privacyRequests,
      settings.valueList,
      settings.schemeTypes,
      settings.mailTemplates,
      settings.emailsTracking,
      settings.systemConfig,
    ),
    help.officeHelp,
  ],
  default: [general.dashboard, general.myDetails, help.generalHelp],
} as const satisfies Record<string, Menu>;

export type MenuName = keyof typeof menus;
