import { EncryptedPDFError, PDFDocument, ParseSpeeds } from '@cantoo/pdf-lib';

/** `locked`: a password is needed; `broken`: no PDF, or nothing can be read in it. */
export type PdfTrouble = 'locked' | 'broken';

export async function openPdf(
  bytes: Uint8Array,
): Promise<{ readonly document: PDFDocument } | { readonly trouble: PdfTrouble }> {
  try {
    const document = await PDFDocument.load(bytes, {
      parseSpeed: ParseSpeeds.Fastest,
      updateMetadata: false,
    });
    return document.getPageCount() > 0 ? { document } : { trouble: 'broken' };
  } catch (error) {
    return { trouble: error instanceof EncryptedPDFError ? 'locked' : 'broken' };
  }
}
