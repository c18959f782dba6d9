import type { PrintedDocument } from '#documents/domain';
import { defineExtensionPoint } from '#kernel/server';
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
  /** Put in place of `secretLinkPlaceholder` in the mail that leaves; the kept words are without it. */
  readonly secretLink?: string;
};

export type MailRenderer = {
  /** A queued mail names it; renaming one loses the mails that wait. */
  readonly name: string;
  /**
   * Writes the words at the moment of delivery: a one-time link must not wait in a queue. Null: what
   * the mail was to tell does not hold any more, and it does not leave.
   */
  render(
    tx: Tx,
    data: Readonly<Record<string, unknown>>,
    services: Services,
    emailId: string,
  ): Promise<MailContent | null>;
};

export const mailRendererPoint = defineExtensionPoint<MailRenderer>('correspondence.mailRenderers');

export function mailRenderer(services: Services, name: string): MailRenderer {
  const found = mailRendererPoint.of(services).find((renderer) => renderer.name === name);
  if (!found) throw new Error(`No mail renderer is named ${name}`);
  return found;
}
