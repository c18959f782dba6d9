import { formatDate } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { lodgementDay, tpdType, waitingPeriods } from '../../domain/index.ts';
import { NewClaimPage } from '../new-claim/new-claim-page.tsx';
import type { NewCaseForm } from '../new-case/use-new-case.ts';
import './tpd.css';

const sections = {
  Work: ['occupation', 'employer', 'dateLastWorked', 'hoursPerWeek', 'duties'],
  Claim: ['disability', 'treatingDoctor', 'claimNo', 'bookingNotes'],
};

/** From when a claim can be lodged, by each waiting period that policies have. */
function LodgementFollows({ form }: { form: NewCaseForm }) {
  const { dateFormat } = useSession();
  const { dateLastWorked } = form.values;
  const lastWorked = typeof dateLastWorked === 'string' ? dateLastWorked : null;
  return (
    <section className="card" aria-label="Waiting period">
      <h2>Waiting period</h2>
      {lastWorked ? (
        <ul className="tpd-list">
          {Object.entries(waitingPeriods).map(([waitingMonths, label]) => (
            <li key={label}>
              {label}: lodged from{' '}
              <b>{formatDate(lodgementDay({ waitingMonths }, lastWorked) ?? '', dateFormat)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Enter the day last worked.</p>
      )}
    </section>
  );
}

export default function NewTpdPage() {
  return <NewClaimPage type={tpdType} sections={sections} Follows={LodgementFollows} />;
}
