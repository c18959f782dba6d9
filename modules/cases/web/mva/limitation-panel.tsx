import { RemindersOfRecord } from '#correspondence/web';
import { formatDate } from '#kernel/domain';
import { ActionButton, Notice, panelText, StatusChip, todayIn, useSession } from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { limitationOf, mvaType, overrideLimitation } from '../../domain/index.ts';
import { limitationWords } from './limitation-words.ts';
import './mva.css';
import { dayOf, useClaim } from './use-claim.ts';

type Claim = NonNullable<ReturnType<typeof useClaim>['claim']>;

/** The day on which the claim runs out, larger than anything else of the page. */
export default function LimitationPanel({ id }: { id: string }) {
  const { claim, error } = useClaim(id);
  const { dateFormat, zone } = useSession();
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!claim) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const date = dayOf(claim.limitationDate);
  const { tone, words } = limitationWords(date, todayIn(zone));
  const isOpen = claim.isClosed !== true;
  return (
    <>
      <p className="mva-limitation">
        <strong className={isOpen ? `mva-day mva-day-${tone}` : 'mva-day'}>
          {date ? formatDate(date, dateFormat) : 'Not known'}
        </strong>{' '}
        {isOpen && <StatusChip tone={tone}>{words}</StatusChip>}{' '}
        <Suspense>
          <ActionButton size="small" action={overrideLimitation} record={claim} />
        </Suspense>
      </p>
      <Rule claim={claim} />
      <Earlier claim={claim} />
      <Suspense>
        <RemindersOfRecord
          about={{ fromModule: mvaType.key, objectId: id }}
          kind="limitationDate"
          empty="The person in charge is reminded 12, 6, 3 and 1 months before."
        />
      </Suspense>
    </>
  );
}

function Rule({ claim }: { claim: Claim }) {
  const { dateFormat } = useSession();
  const { limitationRule, limitationVersion, limitationSource, limitationReason } = claim;
  if (!limitationRule)
    return (
      <Notice
        tone="warning"
        title="Enter the state and the date of the accident below: the limitation date follows from them."
      />
    );
  const calculated = dayOf(claim.limitationCalculated);
  return (
    <p>
      {limitationReason ? (
        <>
          Set by hand: {String(limitationReason)}{' '}
          <span className="soft">
            (calculated: {calculated ? formatDate(calculated, dateFormat) : 'none'})
          </span>
          <br />
        </>
      ) : null}
      {String(limitationRule)}.{' '}
      <span className="soft">
        {String(limitationSource)}, rules of {String(limitationVersion)}. Guidance only: a
        practitioner must confirm it.
      </span>
    </p>
  );
}

/** What must be done long before a court is asked. */
function Earlier({ claim }: { claim: Claim }) {
  const { dateFormat, zone } = useSession();
  const accident = {
    stateId: (claim.stateId as string | null) ?? null,
    accidentDate: dayOf(claim.accidentDate),
  };
  const notices = limitationOf(accident)?.notices ?? [];
  if (!notices.length) return null;
  return (
    <ul className="mva-notices" aria-label="Earlier days">
      {notices.map(({ what, date }) => (
        <li key={what}>
          {what}: <b>{formatDate(date, dateFormat)}</b>{' '}
          {date < todayIn(zone) && <span className="soft">(gone by)</span>}
        </li>
      ))}
    </ul>
  );
}
