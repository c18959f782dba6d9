/** Our own page behind a list of the spec: it is open where its list is. */
export const followsItsList: Readonly<Record<string, string>> = {
  '/view/emails-tracking/detail/{id}': '/view/emails-tracking',
  '/view/feedback': '/view/send-feedback',
  '/view/feedback/add': '/view/send-feedback',
  '/view/feedback/detail/{id}': '/view/send-feedback',
};
