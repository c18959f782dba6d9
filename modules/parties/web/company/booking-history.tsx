import { formatDate, formatDateTime, recordPathOf, resourceNamed, zoneMark } from '#kernel/domain';
import type { AnyAction, Tone } from '#kernel/domain';
import { api, StatusChip, TableFrame, useSession } from '#kernel/web';
import type { Session } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingLists } from './booking-lists.ts';

export type Booking = {
  id: string;
  module: string;
  caseNo: string;
  serviceText: string;
  date: string | null;
  timeZone?: string;
  statusText: string;
  statusTone: Tone;
  client: string | null;
  specialist: string | null;
  centre: string | null;
};

const few = 8;
/** The server tells no more. */
const most = 200;
const moreText = (count: number) =>
  count < most ? `Show all ${count}` : `Show the newest ${count}`;

type Column = {
  readonly head: string;
  /** Of whom it says nothing, on their own page. */
  readonly party?: string;
  readonly cell: (booking: Booking, session: Session) => ReactNode;
};

/** B-009: the tenant says who the person is. */
const columns = (): readonly Column[] => [
  { head: 'Date', cell: dayOf },
  { head: 'Booking', cell: (booking, session) => <BookingLink {...{ booking, session }} /> },
  { head: 'Service', cell: ({ serviceText }) => serviceText },
  {
    head: resourceNamed('client').label[0],
    party: 'client',
    cell: ({ client }) => client,
  },
  { head: 'Specialist', party: 'specialist', cell: ({ specialist }) => specialist },
  { head: 'Place', party: 'centre', cell: ({ centre }) => centre },
  {
    head: 'Status',
    cell: ({ statusTone, statusText }) => <StatusChip tone={statusTone}>{statusText}</StatusChip>,
  },
];

type Props = { action: AnyAction; id: string };

/** C-142, C-151, C-160, C-169, C-178, C-223: newest first. */
export function BookingHistory({ action, id }: Props) {
  const session = useSession();
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
  const told = columns().filter(({ party }) => party !== action.on);
  const lists = bookingLists(session.actor, action.on, id, data.items);
  return (
    <>
      <TableFrame label="Bookings" heads={told.map(({ head }) => head)}>
        {shown.map((booking) => (
          <tr key={booking.id}>
            {told.map(({ head, cell }) => (
              <td key={head}>{cell(booking, session)}</td>
            ))}
          </tr>
        ))}
      </TableFrame>
      <p className="mini-more toolbar">
        {data.items.length > few && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : moreText(data.items.length)}
          </Button>
        )}
        {lists.map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </p>
    </>
  );
}

function BookingLink({ booking, session }: { booking: Booking; session: Session }) {
  const { module, id, caseNo } = booking;
  const path = recordPathOf(session.actor, { fromModule: module, objectId: id });
  return path ? <Link to={path}>{caseNo}</Link> : caseNo;
}

/** A booking has a day, or a time on the clocks of its place. */
function dayOf({ date, timeZone }: Booking, { zone: own, dateFormat }: Session): string {
  if (!date?.includes('T')) return formatDate(date, dateFormat);
  const zone = timeZone ?? own;
  return `${formatDateTime(date, zone, dateFormat)} ${zoneMark(date, zone, own)}`.trim();
}
