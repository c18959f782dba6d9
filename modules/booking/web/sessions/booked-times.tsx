import { formatDateTime } from '#kernel/domain';
import { api, StatusChip, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { BookedTime } from '../../domain/index.ts';

/** B-395: every time and place that the appointment was booked for. B-407: a failure is only logged. */
export function BookedTimes({ id }: { id: string }) {
  const { zone, dateFormat } = useSession();
  const { data, isPending } = useQuery({
    queryKey: ['history', 'appointments', id, 'booked'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly BookedTime[] }>(
        `/app/entity-changes/${id}/BookedAppointmentHistory`,
        undefined,
        signal,
      ),
  });
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const items = data?.items ?? [];
  if (!items.length) return <p className="soft">No data found</p>;
  return (
    <div className="mini-scroll">
      <table className="mini-table" aria-label="Booked times">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Specialist</th>
            <th scope="col">Centre</th>
            <th scope="col">Booked by</th>
            <th scope="col">Booked on</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.changeTime}>
              <td>{formatDateTime(item.dateFrom, item.timeZone, dateFormat)}</td>
              <td>{item.specialist}</td>
              <td>{item.centre}</td>
              <td>{item.user.displayName}</td>
              <td>{formatDateTime(item.changeTime, zone, dateFormat)}</td>
              <td>
                {item.movedTime ? (
                  formatDateTime(item.movedTime, zone, dateFormat)
                ) : (
                  <StatusChip tone="success">Now</StatusChip>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
