import { formatDate, resourceNamed } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';

type Booking = {
  id: string;
  caseNo: string;
  serviceType: string;
  date: string | null;
  status: string;
  client: string | null;
  specialist: string | null;
};

/** B-009: the tenant says who the person is. */
const columns = () => [
  'Date',
  'Case',
  'Service',
  resourceNamed('client').label[0],
  'Specialist',
  'Status',
];

type Props = { action: AnyAction; id: string };

/** C-142, C-169. */
export function BookingHistory({ action, id }: Props) {
  const { dateFormat } = useSession();
  const path = action.path.replace('{id}', id);
  const { data, isError } = useQuery({
    queryKey: ['list', path],
    queryFn: ({ signal }) => api.get<{ items: Booking[] }>(path, {}, signal),
  });
  if (isError) return <p className="soft">The bookings could not be loaded.</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length) {
    return <p className="soft">No bookings yet. Appointments and cases appear here.</p>;
  }
  return (
    <div className="mini-scroll">
      <table className="mini-table" aria-label="Bookings">
        <thead>
          <tr>
            {columns().map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((booking) => (
            <tr key={booking.id}>
              <td>{formatDate(booking.date, dateFormat)}</td>
              <td>{booking.caseNo}</td>
              <td>{booking.serviceType}</td>
              <td>{booking.client}</td>
              <td>{booking.specialist}</td>
              <td>{booking.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
