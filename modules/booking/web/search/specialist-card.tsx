import { can } from '#kernel/domain';
import type { Instant, Reference } from '#kernel/domain';
import { CalendarOutlined, FileTextOutlined } from '@ant-design/icons';
import { api, panelText, Popover, TabLink, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { clockText, dayText } from '../book/shown-slot.ts';
import { RequestPapers } from './request-papers.tsx';

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
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const content = (
    <>
      <Facts id={specialist.id} />
      <div className="buttons specialist-steps">
        <Button
          size="small"
          icon={<FileTextOutlined />}
          onClick={() => {
            setOpen(false);
            setAsking(true);
          }}
        >
          Request CV or sample
        </Button>
        {can(actor, 'appointmentSession.calendar') && (
          <TabLink to={`/view/calendar?doctorId=${specialist.id}`}>
            <CalendarOutlined /> Open in calendar
          </TabLink>
        )}
      </div>
    </>
  );
  return (
    <>
      <Popover
        label={specialist.displayName}
        isOpen={isOpen}
        setOpen={setOpen}
        side="below"
        className="specialist-card"
        isFresh
        content={content}
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
      {isAsking && <RequestPapers specialist={specialist} close={() => setAsking(false)} />}
    </>
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
    <dl className="found-facts">
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
