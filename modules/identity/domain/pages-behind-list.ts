const behind = (segment: string) => ({
  [`/view/${segment}/add`]: `/view/${segment}`,
  [`/view/${segment}/detail/{id}`]: `/view/${segment}`,
});

/** Our own pages behind one of the spec: they are open where that page is. */
export const pagesBehindList: Readonly<Record<string, string>> = {
  '/view/emails-tracking/detail/{id}': '/view/emails-tracking',
  '/view/incoming-mail': '/view/emails-tracking',
  '/view/incoming-mail/detail/{id}': '/view/emails-tracking',
  '/view/sms-log': '/view/emails-tracking',
  '/view/sms-log/detail/{id}': '/view/emails-tracking',
  '/view/lookup-config/add': '/view/lookup-config',
  '/view/lookup-config/detail/{id}': '/view/lookup-config',
  '/view/appointment-sessions': '/view/calendar',
  '/view/appointment-sessions/add': '/view/calendar',
  '/view/appointment-sessions/detail/{id}': '/view/calendar',
  '/view/appointments': '/view/calendar',
  '/view/appointments/detail/{id}': '/view/calendar',
  '/view/action-required-search/detail/{id}': '/view/action-required-search',
  '/view/feedback': '/view/send-feedback',
  '/view/feedback/add': '/view/send-feedback',
  '/view/feedback/detail/{id}': '/view/send-feedback',
  ...behind('lookup-config'),
  ...behind('ad-hoc'),
  ...behind('holidays'),
  ...behind('account-code'),
  ...behind('inquiry-centre'),
  ...behind('relationship-activities'),
};
