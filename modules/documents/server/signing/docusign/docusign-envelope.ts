import { signatureBox } from '../../../domain/index.ts';
import type { WholeEnvelope } from '../read-envelope.ts';
import type { PageSize } from '../seal/read-signable.ts';

type Given = WholeEnvelope & {
  readonly document: { readonly name: string; readonly bytes: Buffer };
  readonly pages: readonly PageSize[];
  readonly webhook: string;
};

const told = ['sent', 'delivered', 'completed', 'declined', 'voided'];

/** The body of `POST /envelopes`. The transaction id makes a repeated call find the first envelope. */
export function docusignEnvelope({ envelope, signers, document, pages, webhook }: Given): object {
  return {
    transactionId: envelope.id,
    status: 'sent',
    emailSubject: `Please sign: ${envelope.title}`.slice(0, 100),
    emailBlurb: envelope.message ?? '',
    documents: [
      {
        documentId: '1',
        name: document.name,
        fileExtension: 'pdf',
        documentBase64: document.bytes.toString('base64'),
      },
    ],
    recipients: {
      signers: signers.map((signer, at) => {
        const box = signatureBox(signer, at, pages.length);
        const size = pages[box.page - 1] ?? { width: 595, height: 842 };
        return {
          recipientId: String(signer.place),
          routingOrder: String(signer.place),
          name: signer.name,
          email: signer.email,
          tabs: {
            signHereTabs: [
              {
                documentId: '1',
                pageNumber: String(box.page),
                xPosition: String(Math.round(box.left * size.width)),
                yPosition: String(Math.round(box.top * size.height)),
              },
            ],
          },
        };
      }),
    },
    eventNotification: {
      url: webhook,
      requireAcknowledgment: 'true',
      includeHMAC: 'true',
      eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients'] },
      events: told.map((status) => `envelope-${status}`),
    },
  };
}
