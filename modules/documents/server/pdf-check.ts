import { contributeHealthCheck } from '#platform/server';

/** B-133, C-039. Documents are shown in the browser so far; nothing on the server writes one. */
export function contributePdfCheck(): void {
  contributeHealthCheck('pdf-licence', async () => ({
    state: 'off',
    sentence: 'No PDF writer is installed. PDF files are stored and shown, not made.',
    facts: { Licence: 'none needed', Viewer: 'PDF.js' },
  }));
}
