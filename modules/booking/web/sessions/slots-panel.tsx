import { can, formatDateTime } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { api, panelText, StatusChip, TabLink, useSession } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { bookSlot, isAskedOfStaff, isHeldByOther } from '../../domain/index.ts';
import type { appointmentSession } from '../../domain/index.ts';
import { BookDialog } from '../book/book-dialog.tsx';
import { clockText } from '../book/shown-slot.ts';
import type { BookableSlot, ShownSlot } from '../book/shown-slot.ts';
import { useSlotNews, withNews } from '../book/use-slot-news.ts';
import './sessions.css';

type SlotItem = ShownSlot & {
  readonly appointmentId: string | null;
  readonly reasons: readonly { readonly reason: string; readonly text: string }[];
};

type Session = RecordOf<typeof appointmentSession> & {
  readonly specialist?: { readonly displayName: string } | null;
  readonly centre?: { readonly displayName: string } | null;
};

const tones: Readonly<Record<ShownSlot['state'], Tone>> = {
  free: 'success',
  held: 'warning',
  booked: 'info',
};
const words: Readonly<Record<ShownSlot['state'], string>> = {
  free: 'Free',
  held: 'Held',
  booked: 'Booked',
};

/** The slots of a session as they are this second; one click books. */
export function SlotsPanel({ session }: { session: Session }) {
  const { actor, dateFormat } = useSession();
  const client = useQueryClient();
  const key = ['slots', session.id];
  const [booking, setBooking] = useState<BookableSlot | null>(null);
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = `/app/appointment-sessions/${session.id}/slots`;
      return (await api.get<{ items: SlotItem[] }>(path, undefined, signal)).items;
    },
  });
  const again = () => void client.invalidateQueries({ queryKey: key });
  useSlotNews(
    (news) => {
      client.setQueryData<readonly SlotItem[]>(key, (slots) => slots && withNews(slots, news));
      if (news.some(({ sessionId, state }) => sessionId === session.id && state !== 'held'))
        again();
    },
    again,
    ({ ids }) => ids.includes(session.id) && again(),
  );
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!data.length) return <p className="soft">This session is cancelled and has no slots.</p>;

  const mayBook = can(actor, bookSlot.ability);
  const now = new Date(dataUpdatedAt).toISOString();
  const book = (slot: SlotItem) =>
    setBooking({
      ...slot,
      timeZone: session.timeZone,
      specialistName: session.specialist?.displayName ?? '',
      placeName: session.centre?.displayName ?? 'Video',
      consultationType: session.consultationType,
    });
  return (
    <>
      <p className="soft">
        {formatDateTime(session.dateFrom, session.timeZone, dateFormat)}, {session.timeZone}
      </p>
      <ul className="session-slots">
        {data.map((slot) => {
          const state =
            slot.state === 'held' && !(slot.heldUntil && slot.heldUntil > now)
              ? 'free'
              : slot.state;
          const why = slot.reasons.filter(({ reason }) => !isAskedOfStaff(reason));
          const told = why[0] ?? slot.reasons[0];
          const isOpen =
            state !== 'booked' && !why.length && !isHeldByOther(slot, actor.userId, now);
          return (
            <li key={slot.id} className={`session-slot session-slot-${state}`}>
              <span className="session-slot-time">
                {clockText(slot.startsAt, session.timeZone)} –{' '}
                {clockText(slot.endsAt, session.timeZone)}
              </span>
              <StatusChip tone={state === 'free' && told ? 'neutral' : tones[state]}>
                {state === 'free' && why.length ? 'Not bookable' : words[state]}
              </StatusChip>
              {state === 'held' && slot.heldByName && (
                <span className="soft">by {slot.heldByName}</span>
              )}
              {slot.appointmentId && (
                <TabLink to={`/view/appointments/detail/${slot.appointmentId}`}>
                  Open appointment
                </TabLink>
              )}
              {state === 'free' && told && <span className="soft">{told.text}</span>}
              {isOpen && mayBook && (
                <Button size="small" onClick={() => book(slot)}>
                  Book
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {booking && (
        <BookDialog
          slot={booking}
          close={() => setBooking(null)}
          booked={() => {
            setBooking(null);
            again();
            void client.invalidateQueries({ queryKey: ['record', 'appointment-sessions'] });
            void client.invalidateQueries({ queryKey: ['list', 'appointments'] });
          }}
        />
      )}
    </>
  );
}
