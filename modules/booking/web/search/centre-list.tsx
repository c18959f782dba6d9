import { can } from '#kernel/domain';
import type { Reference } from '#kernel/domain';
import { api, EmptyState, StatusChip, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { kilometresText } from '../../domain/index.ts';
import { dayText } from '../book/shown-slot.ts';
import { SearchTrouble } from './search-trouble.tsx';
import { SendToCentre } from './send-to-centre.tsx';
import type { ChangeCriteria, CriteriaValues } from './use-criteria.ts';

type Clinic = Reference & {
  suburb: string | null;
  state: string | null;
  postcode: string | null;
  distanceKm: number | null;
  specialistCount: number;
  sessionCount: number;
  freeSlots: number;
  nextSession: string | null;
};

type Props = {
  values: CriteriaValues;
  choose: (centreId: string) => void;
  change: ChangeCriteria;
};

/** C-090: where somebody could be sent. */
export function CentreList({ values, choose, change }: Props) {
  const { data, error } = useQuery({
    queryKey: ['clinicArea', values],
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.post<{ items: Clinic[]; totalCount: number }>(
        '/app/appointment-sessions/searchClinicArea',
        values,
      ),
  });
  if (error) return <SearchTrouble error={error} values={values} change={change} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (!data.items.length) {
    return <EmptyState title="No centre is near enough" text="Widen the distance or the state." />;
  }
  return (
    <div className="found">
      <p className="found-count" role="status">
        <strong>{data.totalCount} centres</strong>
      </p>
      <ul className="found-lines">
        {data.items.map((clinic) => (
          <ClinicLine key={clinic.id} clinic={clinic} values={values} choose={choose} />
        ))}
      </ul>
    </div>
  );
}

type LineProps = Omit<Props, 'change'> & { clinic: Clinic };

function ClinicLine({ clinic, values, choose }: LineProps) {
  const { actor, dateFormat, zone } = useSession();
  return (
    <li>
      <div className="found-name">
        <strong>{clinic.displayName}</strong>
        <span className="soft">
          {[clinic.suburb, clinic.state, clinic.postcode].filter(Boolean).join(' ')}
          {clinic.distanceKm !== null && ` · ${kilometresText(clinic.distanceKm)}`}
        </span>
      </div>
      {clinic.freeSlots > 0 ? (
        <StatusChip tone="success">
          {clinic.freeSlots} free with {clinic.specialistCount}{' '}
          {clinic.specialistCount === 1 ? 'specialist' : 'specialists'}
        </StatusChip>
      ) : (
        <StatusChip>Nothing free</StatusChip>
      )}
      {clinic.nextSession && (
        <span className="soft">from {dayText(clinic.nextSession, zone, dateFormat)}</span>
      )}
      <span className="buttons">
        {clinic.freeSlots > 0 && can(actor, 'appointmentSession.sendCentreAvaialbe') && (
          <SendToCentre centre={clinic} values={values} />
        )}
        <Button size="small" disabled={clinic.freeSlots === 0} onClick={() => choose(clinic.id)}>
          Show sessions
        </Button>
      </span>
    </li>
  );
}
