import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { escapeHtml } from '#platform/domain';
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

const style = `body{font:15px/1.6 Georgia,serif;margin:0 auto;max-width:46rem;padding:3rem 2rem;color:#1b1f24}
h1{font-size:24px;margin:0 0 .25rem}h2{font-size:16px;margin:2rem 0 .5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d0d7de}
.soft{color:#57606a}.sign{display:flex;gap:3rem;margin-top:4rem}.sign div{flex:1;border-top:1px solid #1b1f24;padding-top:.4rem}`;

const day = (date: PlainDate): string => formatDate(date, 'DD MMM YYYY');

const feeRows = (arrangement: FeeArrangement): string =>
  (Object.keys(matterKinds) as MatterKind[])
    .map((kind) => {
      const words =
        feeBasis(arrangement, kind) === 'split'
          ? 'A share of the fee charged to the client, by the fee table'
          : 'The fixed rate of the fee table';
      return `<tr><td>${matterKinds[kind]}</td><td>${words}</td></tr>`;
    })
    .join('');

/** C-214. What is kept is what was shown to sign; later changes of the record do not reach it. */
export function agreementHtml(facts: AgreementFacts): string {
  const [practice, name] = [escapeHtml(facts.practice), escapeHtml(facts.specialist)];
  const title = contractTemplates[facts.template];
  const term = facts.endDate
    ? `from ${day(facts.startDate)} to ${day(facts.endDate)}, both days included`
    : `from ${day(facts.startDate)} until either party ends it with 30 days' notice`;
  const fees = facts.feeArrangement
    ? `<p>${feeArrangements[facts.feeArrangement]}.</p><table><thead><tr><th>Matter</th><th>Payment</th></tr></thead><tbody>${feeRows(facts.feeArrangement)}</tbody></table>`
    : '<p>The fees are agreed separately in writing before the first booking.</p>';
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title}: ${name}</title><style>${style}</style></head><body>
<h1>${title}</h1><p class="soft">Prepared ${day(facts.today)}</p>
<p>This agreement is between <b>${practice}</b> (the practice) and <b>${name}</b>${facts.specialty ? `, ${escapeHtml(facts.specialty)}` : ''} (the specialist).</p>
<h2>1. Services</h2><p>The specialist examines claimants and writes independent reports that the practice arranges. The opinion in a report is the specialist's own.</p>
<h2>2. Term</h2><p>The agreement runs ${term}.</p>
<h2>3. Fees</h2>${fees}
<h2>4. Registration and insurance</h2><p>The specialist keeps a current registration with the Australian Health Practitioner Regulation Agency and professional indemnity insurance, and tells the practice at once when either changes.</p>
<h2>5. Privacy</h2><p>Both parties handle health information under the Privacy Act 1988 (Cth) and the health records law of the state in which the service is given.</p>
<div class="sign"><div>For ${practice}</div><div>${name}</div></div>
</body></html>`;
}
