import { defineDocument } from '#documents/domain';
import type { PrintRoute } from '#documents/domain';
import { fieldText, formatDateTime, html } from '#kernel/domain';
import type { AnyRecord, AnyResource, Formats, Html } from '#kernel/domain';
import { caseTypes } from '../case-types.ts';
import type { CaseType } from '../engine/index.ts';

export const caseSummaryPage = '/view/case/print-summary';

export const summaryRouteOf = ({ key, resource }: CaseType): PrintRoute => ({
  page: caseSummaryPage,
  type: key,
  call: `GET /app/${resource.base}/{id}/CaseSummary`,
  needs: 'id',
});

export const caseSummaryRoutes: readonly PrintRoute[] = caseTypes.map(summaryRouteOf);

/** In the order in which a reader wants them; a type leaves out what it does not have. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Parties: [
    'clientId',
    'companyId',
    'businessUnitId',
    'bookingCmId',
    'otherCmIds',
    'customerReference',
    'contractorId',
    'specialistId',
    'interpreterId',
  ],
  Claim: [
    'claimNo',
    'matterId',
    'dateOfInjury',
    'matterTypeId',
    'schemeId',
    'typeOfClaimId',
    'side',
    'employer',
    'bodyPartIds',
    'interpreterRequired',
    'languageId',
  ],
  Order: [
    'requestedOn',
    'isUrgent',
    'reportTypeId',
    'reportDueDate',
    'sourceOfReferralId',
    'bookingNotes',
    'internalNotes',
  ],
  Appointment: [
    'specialtyId',
    'appointmentDate',
    'centreId',
    'appointmentNote',
    'attendanceOutcome',
    'arrivedAt',
    'attendanceNote',
    'cancelledOn',
    'cancelReason',
    'cancelNote',
  ],
  Report: ['paperworkSentOn', 'dictationDueDate', 'reportReceivedOn', 'reportSentOn'],
};

type Row = { readonly label: string; readonly value: string };
export type SummaryGroup = { readonly title: string; readonly rows: readonly Row[] };

/** What the reader may see and the case says; groups that say nothing are left out. */
export const summaryGroups = (
  resource: AnyResource,
  record: AnyRecord,
  formats: Formats,
): readonly SummaryGroup[] =>
  Object.entries(groups)
    .map(([title, keys]) => ({
      title,
      rows: keys.flatMap((key) => {
        const field = resource.fields[key];
        const value = field ? fieldText(field, key, record, formats) : '';
        return field && value && record[key] !== 'none' ? [{ label: field.label, value }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);

export type SummaryFacts = {
  readonly caseNo: string;
  readonly typeName: string;
  readonly claimantName: string;
  readonly statusName: string;
  readonly groups: readonly SummaryGroup[];
  readonly persons: readonly Row[];
  readonly log: readonly {
    readonly statusName: string;
    readonly statusDate: string;
    readonly userName: string | null;
    readonly note: string | null;
  }[];
  readonly formats: Formats;
  readonly printedAt: string;
};

const style = `
.values td { vertical-align: top; }
.values td:first-child { width: 42mm; color: #555; }
.values td:last-child { white-space: pre-line; }
.lead { margin: 0 0 4mm; color: #555; }
h2 { margin: 5mm 0 1mm; }
`;

const table = (rows: readonly Row[]): Html =>
  html`<table class="values">
    <tbody>
      ${rows.map(
        ({ label, value }) =>
          html`<tr>
            <td>${label}</td>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const logTable = ({ log, formats: { zone, dateFormat } }: SummaryFacts): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Status</th>
        <th scope="col">By</th>
        <th scope="col">Note</th>
      </tr>
    </thead>
    <tbody>
      ${log.map(
        ({ statusDate, statusName, userName, note }) =>
          html`<tr>
            <td>${formatDateTime(statusDate, zone, dateFormat)}</td>
            <td>${statusName}</td>
            <td>${userName ?? ''}</td>
            <td>${note ?? ''}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

function page(facts: SummaryFacts): Html {
  const { caseNo, typeName, claimantName, statusName, persons, formats, printedAt } = facts;
  const printed = formatDateTime(printedAt, formats.zone, formats.dateFormat);
  return html`<h1>${`${caseNo} ${claimantName}`}</h1>
    <p class="lead">${`${typeName}. ${statusName}. Printed ${printed}.`}</p>
    ${facts.groups.map(
      ({ title, rows }) =>
        html`<h2>${title}</h2>
          ${table(rows)}`,
    )}
    ${
      persons.length > 0 &&
      html`<h2>Persons in charge</h2>
        ${table(persons)}`
    }
    <h2>Status log</h2>
    ${logTable(facts)}`;
}

/** The printable summary of a case of any type. */
export const caseSummaryDocument = defineDocument<SummaryFacts>({
  name: 'caseSummary',
  style,
  title: ({ caseNo }) => `Case summary ${caseNo}`,
  fileName: ({ caseNo }) => `Case_summary_${caseNo}`,
  parts: (facts) => [page(facts)],
});
