import { defineDocument, docxPagesStyle } from '#documents/domain';
import { html } from '#kernel/domain';
import type { Html } from '#kernel/domain';

export type ReportDocumentFacts = {
  readonly caseNo: string;
  readonly claimantName: string;
  readonly specialistName: string;
  readonly specialty: string | null;
  /** Cleaned by whoever read the document. */
  readonly body: Html;
  /** A data URL, because a document fetches nothing. */
  readonly signature: string | null;
  readonly day: string;
};

const style = `
.report-body h1 { font-size: 1.5em; } .report-body h2 { font-size: 1.2em; }
.report-body table { border-collapse: collapse; } .report-body td, .report-body th { border: 0.2mm solid #999; padding: 1mm 2mm; }
.report-body img { max-width: 100%; }
${docxPagesStyle}
.report-body .docx-pages > * > tr > td { border: 0; padding-left: 0; padding-right: 0; }
.report-signature { margin-top: 12mm; break-inside: avoid; }
.report-signature img { max-width: 60mm; max-height: 25mm; }
.report-signature p { margin: 0; }`;

/** A report that was written as a Word document, as the PDF that leaves. */
export const reportDocument = defineDocument<ReportDocumentFacts>({
  name: 'caseReport',
  title: ({ caseNo, claimantName }) => `Report ${caseNo}: ${claimantName}`,
  fileName: ({ caseNo, claimantName }) => `Report ${caseNo} ${claimantName}`,
  style,
  parts: ({ body, signature, specialistName, specialty, day }) => [
    html`<div class="report-body">${body}</div>
      <div class="report-signature">
        ${signature && html`<img src="${signature}" alt="Signature of ${specialistName}" />`}
        <p>${specialistName}</p>
        ${specialty && html`<p>${specialty}</p>`}
        <p>${day}</p>
      </div>`,
  ],
});
