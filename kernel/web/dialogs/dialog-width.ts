/** B-281. */
export const dialogWidth = {
  confirm: 600,
  attachments: 768,
  history: 900,
  emailPreview: 1000,
  summary: 1024,
} as const;
