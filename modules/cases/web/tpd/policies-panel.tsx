import { formatDate } from '#kernel/domain';
import { ChildPanel, Notice, StatusChip, todayIn, useRecord, useSession } from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { lodgementDay, tpd, tpdPolicy } from '../../domain/index.ts';
import { useChildRows } from '../new-claim/use-child-rows.ts';
import './tpd.css';

type Policy = { readonly id: string; readonly fundName: string; readonly waitingMonths: string };

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;

/** Funds and policies, and the first day on which each takes a claim. */
export default function PoliciesPanel({ id }: { id: string }) {
  const { dateFormat, zone } = useSession();
  const { data: claim } = useRecord(tpd, id);
  const { rows } = useChildRows<Policy>(tpdPolicy, id);
  if (!claim) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const today = todayIn(zone);
  const lastWorked = dayOf(claim['dateLastWorked']);
  const first = dayOf(claim['lodgeFrom']);
  return (
    <>
      {first && (
        <p className="tpd-lodge">
          <span className="soft">Earliest lodgement</span>{' '}
          <strong className="tpd-day">{formatDate(first, dateFormat)}</strong>{' '}
          <StatusChip tone={first <= today ? 'success' : 'warning'}>
            {first <= today ? 'Can be lodged' : 'Waiting period runs'}
          </StatusChip>
        </p>
      )}
      {!lastWorked && (
        <Notice
          tone="warning"
          title="Enter the day last worked below: the waiting period counts from it."
        />
      )}
      {rows && rows.length > 1 && lastWorked && (
        <ul className="tpd-list" aria-label="Waiting periods">
          {rows.map((policy) => (
            <li key={policy.id}>
              {policy.fundName}: from{' '}
              <b>{formatDate(lodgementDay(policy, lastWorked) ?? '', dateFormat)}</b>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<Skeleton active title={false} />}>
        <ChildPanel resource={tpdPolicy} owner={{ id }} />
      </Suspense>
    </>
  );
}
