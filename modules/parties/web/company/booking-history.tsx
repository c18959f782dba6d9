import { formatDate, formatDateTime, resourceNamed } from '#kernel/domain';
import type { AnyAction, Tone } from '#kernel/domain';
import { api, StatusChip, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';

type Booking = {
  id: string;
  caseNo: string;
  serviceText: string;
  date: string | null;
  statusText: string;
  statusTone: Tone;
  client: string | null;
  specialist: string | null;
};

const few = 8;
/** The server tells no more. */
const most = 200;
const moreText = (count: number) =>
  count < most ? `Show all ${count}` : `Show the newest ${count}`;

/** B-009: the tenant says who the person is. */
const heads = () => [
  'Date',
  'Case',
  'Service',
  resourceNamed('client').label[0],
  'Specialist',
  'Status',
];

type Props = { action: AnyAction; id: string };

/** C-142, C-151, C-160, C-169, C-178, C-223: newest first. */
export function BookingHistory({ action, id }: Props) {
  const { dateFormat, zone } = useSession();
  const [isWhole, setWhole] = useState(false);
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
  const shown = isWhole ? data.items : data.items.slice(0, few);
  return (
    <>
      <TableFrame label="Bookings" heads={heads()}>
        {shown.map((booking) => (
          <tr key={booking.id}>
            <td>{dayOf(booking.date, zone, dateFormat)}</td>
            <td>{booking.caseNo}</td>
            <td>{booking.serviceText}</td>
            <td>{booking.client}</td>
            <td>{booking.specialist}</td>
            <td>
              <StatusChip tone={booking.statusTone}>{booking.statusText}</StatusChip>
            </td>
          </tr>
        ))}
      </TableFrame>
      {data.items.length > few && (
        <p className="mini-more">
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : moreText(data.items.length)}
          </Button>
        </p>
      )}
    </>
  );
}

/** A booking has a day, or a time that falls on a day of the tenant's. */
const dayOf = (date: string | null, zone: string, format: string | undefined): string =>
  date?.includes('T') ? formatDateTime(date, zone, format) : formatDate(date, format);
