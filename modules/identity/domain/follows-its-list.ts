/** Our own page behind a list of the spec: it is open where its list is. */
export const followsItsList: Readonly<Record<string, string>> = {
  '/view/emails-tracking/detail/{id}': '/view/emails-tracking',
  '/view/lookup-config/add': '/view/lookup-config',
  '/view/lookup-config/detail/{id}': '/view/lookup-config',
  '/view/appointment-sessions': '/view/calendar',
  '/view/appointment-sessions/add': '/view/calendar',
  '/view/appointment-sessions/detail/{id}': '/view/calendar',
  '/view/appointments': '/view/calendar',
  '/view/appointments/detail/{id}': '/view/calendar',
  '/view/feedback': '/view/send-feedback',
  '/view/feedback/add': '/view/send-feedback',
  '/view/feedback/detail/{id}': '/view/send-feedback',
};
