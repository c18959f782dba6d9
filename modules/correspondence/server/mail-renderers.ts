import type { PrintedDocument } from '#documents/domain';
import type { Services, Tx } from '#kernel/server';

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** Made into a PDF when the mail leaves, after the transaction that wrote it. */
export type MailDocument = { readonly document: PrintedDocument };

export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly (MailAttachment | MailDocument)[];
};

/**
 * Writes the words at the moment of delivery: a one-time link must not wait in a queue. Null: what
 * the mail was to tell does not hold any more, and it does not leave.
 */
export type MailRenderer = (
  tx: Tx,
  data: Readonly<Record<string, unknown>>,
  services: Services,
  emailId: string,
) => Promise<MailContent | null>;

const renderers = new Map<string, MailRenderer>();

export function registerMailRenderer(name: string, renderer: MailRenderer): void {
  renderers.set(name, renderer);
}

export function mailRenderer(name: string): MailRenderer {
  const renderer = renderers.get(name);
  if (!renderer) throw new Error(`No mail renderer is named ${name}`);
  return renderer;
}
