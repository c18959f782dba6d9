import { healthCheckPoint } from '#platform/server';
import { documentPdf } from './render/print-document.ts';

const html = '<!doctype html><html lang="en"><title>Caseway</title><p>Caseway</p></html>';

/** B-133, C-039: a page is made into a PDF, so the answer is about this very process. */
export const pdfCheck = healthCheckPoint.contribute({
  name: 'pdf-licence',
  async check(services) {
    const began = performance.now();
    const file = await documentPdf(services, { html });
    const isPdf = file.subarray(0, 5).toString() === '%PDF-';
    return {
      state: isPdf ? 'ok' : 'failed',
      sentence: 'PDF files are made by Chromium. No licence is needed.',
      facts: {
        Licence: 'none needed',
        Writer: 'Chromium',
        Viewer: 'PDF.js',
        'Written in ms': Math.round(performance.now() - began),
      },
    };
  },
});
