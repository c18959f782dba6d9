import type { FastifyReply } from 'fastify';
import { invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { PrintedDocument } from '../../domain/index.ts';
import { disposition } from '../send/send-file.ts';
import { findChromium } from './chromium.ts';
import { embedFonts } from './fonts/embed-fonts.ts';
import { PdfRenderer } from './pdf-renderer.ts';
import { documentPolicy } from './print-browser.ts';

/** One for each running server; a process that never makes a PDF never starts a Chromium. */
const renderers = new WeakMap<Services, PdfRenderer>();

export function pdfRendererOf(services: Services): PdfRenderer {
  const found =
    renderers.get(services) ??
    new PdfRenderer(() => findChromium(services.config.chromiumPath), services.log);
  renderers.set(services, found);
  return found;
}

type Source = Pick<PrintedDocument, 'html'>;

/** As a page of the browser. */
export const documentPage = ({ html }: Source): Promise<string> => embedFonts(html);

/** As a PDF: the same page, printed by a browser. */
export const documentPdf = async (services: Services, document: Source): Promise<Buffer> =>
  pdfRendererOf(services).makePdf(await documentPage(document));

export const pdfName = ({ fileName }: Pick<PrintedDocument, 'fileName'>): string =>
  `${fileName}.pdf`;

export type DocumentFormat = 'html' | 'pdf';

/** `?format=pdf` of an address that answers a document. */
export function documentFormat(asked: unknown): DocumentFormat {
  if (asked === undefined || asked === 'html') return 'html';
  if (asked === 'pdf') return 'pdf';
  throw invalid([{ message: 'The format is html or pdf.', members: ['format'] }]);
}

export async function sendDocument(
  services: Services,
  reply: FastifyReply,
  document: Pick<PrintedDocument, 'html' | 'fileName'>,
  format: DocumentFormat,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (format === 'html') {
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy)
      .send(await documentPage(document));
  }
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', disposition('attachment', pdfName(document)))
    .send(await documentPdf(services, document));
}
