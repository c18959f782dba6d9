import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { contributeHealthCheck } from '#platform/server';

/** B-133, C-039: a page is written and read back, so the answer is about this very process. */
export function contributePdfCheck(): void {
  contributeHealthCheck('pdf-licence', async () => {
    const began = performance.now();
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.addPage().drawText('Caseway', { font });
    const file = await document.save();
    const pages = (await PDFDocument.load(file)).getPageCount();
    return {
      state: pages === 1 ? 'ok' : 'failed',
      sentence: 'PDF files are written and read back. No licence is needed.',
      facts: {
        Licence: 'none needed',
        Writer: 'pdf-lib',
        Viewer: 'PDF.js',
        'Written in ms': Math.round(performance.now() - began),
      },
    };
  });
}
