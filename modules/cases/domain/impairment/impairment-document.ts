import { defineDocument } from '#documents/domain';
import type { PrintRoute } from '#documents/domain';
import { html, longText } from '#kernel/domain';
import type { Html } from '#kernel/domain';
import { reportBlock } from './report-block.ts';
import type { ImpairmentSheet } from './sheet.ts';

export const impairmentPrintPage = '/view/impairment/print';

export const impairmentPrintRoute: PrintRoute = {
  page: impairmentPrintPage,
  call: 'GET /app/impairment/workings',
  needs: 'filters',
  input: { sheet: longText('Workings', { required: true, max: 6000 }) },
};

const listOf = (steps: readonly { readonly text: string; readonly rule: string }[]): Html =>
  html`<ol>
    ${steps.map(({ text, rule }) => html`<li>${text}<br /><small>${rule}</small></li>`)}
  </ol>`;

export const impairmentDocument = defineDocument<ImpairmentSheet>({
  name: 'impairment',
  title: ({ subject }) => (subject ? `Impairment workings: ${subject}` : 'Impairment workings'),
  fileName: ({ subject }) => `Impairment_${subject || 'workings'}`,
  parts: (sheet) => [
    html`<h1>Impairment workings</h1>
      ${sheet.subject ? html`<p>${sheet.subject}</p>` : ''}
      ${reportBlock(sheet).map(
        ({ title, steps, end }) =>
          html`<h2>${title}</h2>
            ${steps.length ? listOf(steps) : ''}
            <p><strong>${end}</strong></p>`,
      )}`,
  ],
});
