import type { Instant, Reference } from '#kernel/domain';
import { api, panelText, Popover, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { clockText, dayText } from '../book/shown-slot.ts';

type Card = {
  specialist: {
    specialty: string | null;
    state: string | null;
    languages: string[];
    accreditations: string[];
    hasCv: boolean;
    hasSample: boolean;
  };
  nextFreeSlots: { id: string; startsAt: Instant; timeZone: string }[];
};

/** C-086: what callers ask about a specialist, beside the name. */
export function SpecialistCard({ specialist }: { specialist: Reference }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={specialist.displayName}
      isOpen={isOpen}
      setOpen={setOpen}
      side="below"
      className="specialist-card"
      isFresh
      content={<Facts id={specialist.id} />}
    >
      <button
        type="button"
        className="found-specialist"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {specialist.displayName}
      </button>
    </Popover>
  );
}

function Facts({ id }: { id: string }) {
  const { dateFormat } = useSession();
  const { data, error } = useQuery({
    queryKey: ['sessionPopup', id],
    queryFn: ({ signal }) =>
      api.get<Card>('/app/appointment-sessions/popup', { specialistId: id }, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const { specialty, state, languages, accreditations, hasCv, hasSample } = data.specialist;
  const papers = [hasCv && 'CV', hasSample && 'sample report'].filter(Boolean).join(' and ');
  return (
    <dl className="card-facts">
      <Fact label="Specialty" value={specialty} />
      <Fact label="State" value={state} />
      <Fact label="Accreditations" value={accreditations.join(', ')} />
      <Fact label="Languages" value={languages.join(', ')} />
      <Fact label="On file" value={papers} />
      <Fact
        label="Next free"
        value={data.nextFreeSlots
          .map(
            ({ startsAt, timeZone }) =>
              `${dayText(startsAt, timeZone, dateFormat)} ${clockText(startsAt, timeZone)}`,
          )
          .join('\n')}
      />
    </dl>
  );
}

const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value ? (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
