import { formatDateTime } from '#kernel/domain';
import { panelText, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { envelopeEventKinds } from '../../domain/index.ts';
import { useEnvelopeParts } from './envelope-parts.ts';
import './signing.css';

type Props = { id: string; status: string };

/** The evidence as it grows: what happened, by whom and from where. */
export function EnvelopeTimeline({ id, status }: Props) {
  const { zone, dateFormat } = useSession();
  const { data, error } = useEnvelopeParts('events', id, status);
  if (error) return <Alert type="error" title={panelText(error)} showIcon />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <ol className="envelope-events">
      {data.items.map((event) => (
        <li key={event.id} className={`envelope-event envelope-event-${event.kind}`}>
          <time dateTime={event.at}>{formatDateTime(event.at, zone, dateFormat)}</time>
          <span className="envelope-what">
            <strong>{envelopeEventKinds[event.kind]}</strong>
            {event.who && <span>{event.who}</span>}
            {event.note && <span className="soft">{event.note}</span>}
            {event.ip && (
              <small className="soft">
                {event.ip}, {event.userAgent}
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
