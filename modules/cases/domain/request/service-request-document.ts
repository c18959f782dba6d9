import { defineDocument } from '#documents/domain';
import { formatDate, html } from '#kernel/domain';
import type { Html, PlainDate } from '#kernel/domain';

export type ServiceRequestFacts = {
  readonly caseNo: string;
  readonly subject: string;
  /** In the words of the practice, by its template `ServiceRequest`. */
  readonly content: Html;
  readonly kind: string;
  readonly questions: string | null;
  readonly promisedFor: PlainDate | null;
  readonly pages: number;
  readonly files: readonly { readonly name: string; readonly pages: number | null }[];
};

const style = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
.questions { white-space: pre-wrap; }
`;

const row = ({ name, pages }: ServiceRequestFacts['files'][0], at: number) =>
  html`<tr>
    <td>${at + 1}</td>
    <td dir="auto">${name}</td>
    <td class="figure">${pages ?? '-'}</td>
  </tr>`;

const material = ({ files, pages }: ServiceRequestFacts): Html =>
  files.length
    ? html`<h2>Material</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Document</th>
              <th scope="col" class="figure">Pages</th>
            </tr>
          </thead>
          <tbody>
            ${files.map(row)}
          </tbody>
          <tfoot>
            <tr>
              <td colspan="2">Pages to read</td>
              <td class="figure"><b>${pages}</b></td>
            </tr>
          </tfoot>
        </table>`
    : html`<p>No documents go along.</p>`;

/** C-377: what the specialist is asked, on paper. */
export const serviceRequestDocument = defineDocument<ServiceRequestFacts>({
  name: 'serviceRequest',
  style,
  title: ({ subject }) => subject,
  fileName: ({ caseNo }) => `Service request ${caseNo}`,
  parts: (facts) => [
    html`<h1 dir="auto">${facts.subject}</h1>
      <div dir="auto">${facts.content}</div>
      <p>
        Asked for: <b>${facts.kind}</b>${
          facts.promisedFor &&
          html`<br />Promised for: <b>${formatDate(facts.promisedFor, 'D MMMM YYYY')}</b>`
        }
      </p>
      ${
        facts.questions &&
        html`<h2>Questions</h2>
          <p class="questions" dir="auto">${facts.questions}</p>`
      }
      ${material(facts)}`,
  ],
});
