const behind = (segment: string) => ({
  [`/view/${segment}/add`]: `/view/${segment}`,
  [`/view/${segment}/detail/{id}`]: `/view/${segment}`,
});

/** What a case page shows has no page of its own: it is open where a case of some type is. */
const partsOfCases = [
  'cases',
  'case-pics',
  'case-permissions',
  'case-charges',
  'case-briefs',
  'brief-openings',
  'case-consents',
  'case-reports',
  'report-remarks',
  'report-deliveries',
  'case-dictations',
  'case-dictation-reports',
  'mass-tort-campaigns',
];

/** Of all case types, mass torts are open in most editions. */
const behindCases = Object.fromEntries(
  partsOfCases.map((segment) => [`/view/${segment}`, '/view/mass-torts']),
);

/** Our own pages behind one of the spec: they are open where that page is. */
export const pagesBehindList: Readonly<Record<string, string>> = {
  '/view/contradictions': '/view/system-config',
  '/view/emails-tracking/detail/{id}': '/view/emails-tracking',
  '/view/incoming-mail': '/view/emails-tracking',
  '/view/incoming-mail/detail/{id}': '/view/emails-tracking',
  '/view/sms-log': '/view/emails-tracking',
  '/view/reminders': '/view/emails-tracking',
  '/view/reminder-log': '/view/emails-tracking',
  '/view/sms-log/detail/{id}': '/view/emails-tracking',
  '/view/retention': '/view/system-config',
  '/view/case-disposals': '/view/system-config',
  '/view/case-disposals/detail/{id}': '/view/system-config',
  '/view/retention-rules': '/view/system-config',
  '/view/retention-rules/add': '/view/system-config',
  '/view/retention-rules/detail/{id}': '/view/system-config',
  '/view/live-links': '/view/users',
  '/view/sign-in-provider': '/view/users',
  '/view/lookup-config/add': '/view/lookup-config',
  '/view/lookup-config/detail/{id}': '/view/lookup-config',
  '/view/appointment-sessions': '/view/calendar',
  '/view/appointment-sessions/add': '/view/calendar',
  '/view/appointment-sessions/detail/{id}': '/view/calendar',
  '/view/appointments': '/view/calendar',
  '/view/calendar-feeds': '/view/calendar',
  '/view/appointments/detail/{id}': '/view/calendar',
  '/view/action-required-search/detail/{id}': '/view/action-required-search',
  '/view/feedback': '/view/send-feedback',
  '/view/feedback/add': '/view/send-feedback',
  '/view/feedback/detail/{id}': '/view/send-feedback',
  '/view/postings': '/view/journals',
  '/view/ndis-payment-requests': '/view/ndis',
  '/view/task-checklists': '/view/lmq',
  '/view/task-checklists/detail/{id}': '/view/lmq',
  '/view/repayment-reminder-rules': '/view/transaction-invoice',
  '/view/repayment-reminder-rules/add': '/view/transaction-invoice',
  '/view/repayment-reminder-rules/detail/{id}': '/view/transaction-invoice',
  ...behindCases,
  '/view/mass-tort-campaigns/add': '/view/mass-torts',
  '/view/mass-tort-campaigns/detail/{id}': '/view/mass-torts',
  ...behind('lookup-config'),
  ...behind('ad-hoc'),
  ...behind('holidays'),
  ...behind('account-code'),
  ...behind('inquiry-centre'),
  ...behind('relationship-activities'),
};
