import { consultationTypes } from '#booking/domain';
import { can, formatDateTime } from '#kernel/domain';
import { api, panelText, spoken, TabLink, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import type { CaseSectionProps } from '../section-props.ts';

type Appointment = {
  readonly id: string;
  readonly reference: string;
  readonly dateFrom: string;
  readonly timeZone?: string | null;
  readonly consultationType: keyof typeof consultationTypes;
  readonly videoLink?: string | null;
};

const byVideo: readonly string[] = ['telehealth', 'both'];

const linkText = (link: string | null | undefined) =>
  link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {link}
    </a>
  ) : (
    'Its video link is not entered yet.'
  );

/** Whether the claimant is seen by video, and where. */
export default function VideoSection({ record }: CaseSectionProps) {
  const { actor, zone, dateFormat } = useSession();
  const id = typeof record.appointmentId === 'string' ? record.appointmentId : null;
  const isKnown = id !== null && can(actor, 'appointment.read');
  const { data, error } = useQuery({
    queryKey: ['record', 'appointments', id],
    enabled: isKnown,
    queryFn: ({ signal }) =>
      api.get<Appointment>(`/app/appointments/${id ?? ''}`, undefined, signal),
  });
  if (!id) return <p className="soft">This case has no appointment yet.</p>;
  if (!isKnown) return <p className="soft">You do not have access to appointments.</p>;
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  const words = consultationTypes[data.consultationType] ?? data.consultationType;
  return (
    <p className={byVideo.includes(data.consultationType) ? undefined : 'soft'}>
      <TabLink to={`/view/appointments/detail/${data.id}`}>{data.reference}</TabLink> on{' '}
      {formatDateTime(data.dateFrom, data.timeZone ?? zone, dateFormat)}: {words}.{' '}
      {byVideo.includes(data.consultationType)
        ? linkText(data.videoLink)
        : spoken('The claimant is not seen by video.')}
    </p>
  );
}
