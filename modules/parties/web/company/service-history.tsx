import { formatDate, formatDateTime } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { companyServiceHistory } from '../../domain/index.ts';
import './service-history.css';

type Service = {
  serviceType: string;
  serviceText: string;
  bookings: number;
  lastDate: string | null;
};

/** C-207: how often each service was booked, over the list of bookings. */
export function ServiceHistory({ id }: { id: string }) {
  const { dateFormat, zone } = useSession();
  const path = companyServiceHistory.path.replace('{id}', id);
  const { data } = useQuery({
    queryKey: ['list', path],
    queryFn: ({ signal }) => api.get<{ items: Service[] }>(path, {}, signal),
  });
  if (!data?.items.length) return null;
  const day = (date: string) =>
    date.includes('T') ? formatDateTime(date, zone, dateFormat) : formatDate(date, dateFormat);
  return (
    <ul className="service-figures" aria-label="Bookings by service">
      {data.items.map(({ serviceType, serviceText, bookings, lastDate }) => (
        <li key={serviceType} title={lastDate ? `Last: ${day(lastDate)}` : undefined}>
          <strong>{bookings}</strong> {serviceText}
        </li>
      ))}
    </ul>
  );
}
