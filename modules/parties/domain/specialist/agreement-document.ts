import { defineDocument } from '#documents/domain';
import { formatDate, html } from '#kernel/domain';
import type { Html, PlainDate } from '#kernel/domain';
import { contractTemplates, feeArrangements, matterKinds } from './specialist-choices.ts';
import type { FeeArrangement, MatterKind } from './specialist-choices.ts';
import { feeBasis } from './fee-arrangement.ts';

export type AgreementFacts = {
  practice: string;
  specialist: string;
  specialty: string | null;
  template: keyof typeof contractTemplates;
  startDate: PlainDate;
  endDate: PlainDate | null;
  feeArrangement: FeeArrangement | null;
  today: PlainDate;
};

const style = `
body { line-height: 1.6; }
.sign { display: flex; gap: 16mm; margin-top: 20mm; break-inside: avoid; }
.sign div { flex: 1; padding-top: 2mm; border-top: 0.3mm solid #1b1f24; }
`;

const day = (date: PlainDate): string => formatDate(date, 'DD MMM YYYY');

const termText = ({ startDate, endDate }: AgreementFacts): string =>
  endDate
    ? `from ${day(startDate)} to ${day(endDate)}, both days included`
    : `from ${day(startDate)} until either party ends it with 30 days' notice`;

const feeRow =
  (arrangement: FeeArrangement) =>
  (kind: MatterKind): Html =>
    html`<tr>
      <td>${matterKinds[kind]}</td>
      <td>
        ${
          feeBasis(arrangement, kind) === 'split'
            ? 'A share of the fee charged to the client, by the fee table'
            : 'The fixed rate of the fee table'
        }
      </td>
    </tr>`;

const fees = (arrangement: FeeArrangement): Html =>
  html`<p>${feeArrangements[arrangement]}.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Matter</th>
          <th scope="col">Payment</th>
        </tr>
      </thead>
      <tbody>
        ${(Object.keys(matterKinds) as MatterKind[]).map(feeRow(arrangement))}
      </tbody>
    </table>`;

const noFees = html`<p>The fees are agreed separately in writing before the first booking.</p>`;

const agreement = (facts: AgreementFacts): Html =>
  html`<h1>${contractTemplates[facts.template]}</h1>
    <p class="soft">Prepared ${day(facts.today)}</p>
    <p>
      This agreement is between <b>${facts.practice}</b> (the practice) and
      <b>${facts.specialist}</b>${facts.specialty && `, ${facts.specialty}`} (the specialist).
    </p>
    <h2>1. Services</h2>
    <p>
      The specialist examines claimants and writes independent reports that the practice arranges.
      The opinion in a report is the specialist's own.
    </p>
    <h2>2. Term</h2>
    <p>${`The agreement runs ${termText(facts)}.`}</p>
    <h2>3. Fees</h2>
    ${facts.feeArrangement ? fees(facts.feeArrangement) : noFees}
    <h2>4. Registration and insurance</h2>
    <p>
      The specialist keeps a current registration with the Australian Health Practitioner Regulation
      Agency and professional indemnity insurance, and tells the practice at once when either
      changes.
    </p>
    <h2>5. Privacy</h2>
    <p>
      Both parties handle health information under the Privacy Act 1988 (Cth) and the health records
      law of the state in which the service is given.
    </p>
    <div class="sign">
      <div>${`For ${facts.practice}`}</div>
      <div>${facts.specialist}</div>
    </div>`;

/** C-214. What is kept is what was shown to sign; later changes of the record do not reach it. */
export const agreementDocument = defineDocument<AgreementFacts>({
  name: 'specialistAgreement',
  style,
  title: ({ template, specialist }) => `${contractTemplates[template]}: ${specialist}`,
  fileName: ({ specialist, startDate }) => `Agreement ${specialist} ${startDate}`,
  parts: (facts) => [agreement(facts)],
});
