import { FileWorkFailed, copyToFolder, runFileWork } from '#documents/server';
import type { ReadMail } from '#documents/server';
import type { Services } from '#kernel/server';

export type MailSource = { readonly storageKey: string; readonly receivedAt: Date };

const limits = { lane: 'background', seconds: 60, megabytes: 768 } as const;

/** What no reader understands is shown to the host as what it is, so that nothing is lost unseen. */
const unreadable: ReadMail = {
  messageId: null,
  from: { name: '', address: '' },
  recipients: [],
  subject: 'A message that could not be read',
  inReplyTo: '',
  references: '',
  text: 'The message is malformed or too large to be read.',
  html: null,
  isAutomatic: false,
  report: null,
  attachments: [],
};

/** The reader runs in a process of its own: a hostile message costs that process and nothing else. */
export async function readSource(
  services: Services,
  folder: string,
  source: MailSource,
  signal?: AbortSignal,
): Promise<{ readonly mail: ReadMail; readonly path: string }> {
  const path = await copyToFolder(services, folder, source, 'message');
  try {
    const mail = await runFileWork(
      services,
      'readMail',
      { path, folder },
      signal ? { ...limits, signal } : limits,
    );
    return { mail, path };
  } catch (error) {
    if (error instanceof FileWorkFailed && error.reason !== 'aborted')
      return { mail: unreadable, path };
    throw error;
  }
}
