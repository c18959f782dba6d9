import { openTab, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { SearchSorting } from '../../domain/index.ts';
import { clockText, dayText } from '../book/shown-slot.ts';
import { bookingOfKept } from '../calls/call-words.ts';
import { callsState } from '../calls/calls-store.ts';
import { groupsOf } from './group-results.ts';
import { handedAddress } from './handed-slot.ts';
import type { HandedSlot, SlotTaker } from './handed-slot.ts';
import { placeName } from './search-results.ts';
import type { FoundSession, FoundSlot } from './search-results.ts';
import { MoveHere } from './move-appointment.tsx';
import type { MovingAppointment } from './move-appointment.tsx';
import { nextFreeNow } from './next-free.ts';
import type { NextFree } from './next-free.ts';
import { NoSlots } from './no-slots.tsx';
import { SearchTrouble } from './search-trouble.tsx';
import { SearchLegend } from './search-legend.tsx';
import { SessionRow } from './session-row.tsx';
import { moveBetweenSlots } from './slot-keys.ts';
import { SpecialistLine } from './specialist-line.tsx';
import type { ChangeCriteria, CriteriaValues } from './use-criteria.ts';
import { useSearch } from './use-search.ts';
import { useStartOfResults } from './use-start-of-results.ts';

const BookDialog = lazy(async () => ({
  default: (await import('../book/book-dialog.tsx')).BookDialog,
}));

type Props = {
  query: string;
  sorting: SearchSorting;
  values: CriteriaValues;
  change: ChangeCriteria;
  showOnDemand: () => void;
  /** An appointment that is looked for another slot, and what follows when it has one. */
  moving: MovingAppointment | null;
  moved: () => void;
  /** The person that a slot is looked for, and what follows when there is one. */
  client: { readonly id: string } | null;
  booked: () => void;
  /** The page that gets the slot instead of it being booked here. */
  taker: SlotTaker | null;
};

type Chosen = { session: FoundSession; slot: FoundSlot };

/** What was found, under its days, places or specialists. */
export function SessionResults(props: Props) {
  const { query, sorting, values, change, showOnDemand, moving, moved, client, booked } = props;
  const { taker } = props;
  const { actor, dateFormat } = useSession();
  const search = useSearch(query, sorting);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { data, error, hear, isPlaceholderData } = search;
  const results = useRef<HTMLDivElement>(null);
  const sessions = data?.pages.flatMap(({ items }) => items) ?? [];
  const free = nextFreeNow(sessions, actor.userId);
  const question = data && !isPlaceholderData ? `${sorting} ${query}` : null;
  useStartOfResults(results, question, free?.slot.id);
  if (error) return <SearchTrouble error={error} values={values} change={change} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;

  const [first] = data.pages;
  if (!first || !sessions.length) {
    return <NoSlots values={values} change={change} showOnDemand={showOnDemand} />;
  }
  const verb = moving ? 'Move here' : taker ? 'Choose' : 'Book';
  const tools = {
    sorting,
    verb,
    hear,
    choose: (session: FoundSession, slot: FoundSlot) =>
      taker && !moving
        ? openTab(handedAddress(taker, handed({ session, slot })))
        : setChosen({ session, slot }),
  } as const;
  const taken = ({ slot }: Chosen, appointmentId: string) => {
    hear([{ id: slot.id, sessionId: slot.sessionId, state: 'booked', appointmentId }]);
    setChosen(null);
    // The button that opened the dialog is gone; the slot itself opens the appointment.
    requestAnimationFrame(() => document.getElementById(`slot-${slot.id}`)?.focus());
  };
  return (
    <div
      ref={results}
      role="presentation"
      className={isPlaceholderData ? 'found found-stale' : 'found'}
      onKeyDown={moveBetweenSlots}
    >
      <div className="found-count">
        <span role="status">
          <strong>
            {first.isCapped ? 'The first ' : ''}
            {first.totalCount} {first.totalCount === 1 ? 'session' : 'sessions'}
          </strong>
          {first.isCapped && ' of more: narrow the search to see the rest'}
        </span>
        <Next free={free} />
      </div>
      <SearchLegend />
      {groupsOf(sessions, sorting, dateFormat).map(({ key, title, note, sessions: own }) => (
        <section key={key} className="found-group" aria-label={[title, note].join(' ').trim()}>
          <header>
            <h2>
              {sorting === 'specialist' && own[0] ? (
                <SpecialistLine specialist={own[0].specialist} />
              ) : (
                title
              )}
            </h2>
            {note && <span className="soft">{note}</span>}
          </header>
          <ul>
            {own.map((session) => (
              <SessionRow key={session.id} session={session} tools={tools} />
            ))}
          </ul>
        </section>
      ))}
      {search.hasNextPage && (
        <Button
          block
          loading={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          Show more of {first.totalCount}
        </Button>
      )}
      {chosen && moving && (
        <MoveHere
          moving={moving}
          slot={bookable(chosen)}
          close={() => setChosen(null)}
          moved={() => {
            taken(chosen, moving.id);
            moved();
          }}
        />
      )}
      {chosen && !moving && (
        <Suspense>
          <BookDialog
            slot={bookable(chosen)}
            start={{
              ...(values.companyId && { companyId: values.companyId }),
              ...(client && { clientId: client.id }),
              ...bookingOfKept(callsState().calls, chosen.slot.id),
            }}
            close={() => setChosen(null)}
            booked={({ id }) => {
              taken(chosen, id);
              booked();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The answer to the first question on the telephone. */
function Next({ free }: { free: NextFree | null }) {
  const { dateFormat } = useSession();
  if (!free) return null;
  const { session, slot } = free;
  const { timeZone, specialist } = session;
  return (
    <button
      type="button"
      className="found-next"
      onClick={() => document.getElementById(`slot-${slot.id}`)?.focus()}
    >
      Next free: {dayText(slot.startsAt, timeZone, dateFormat)} {clockText(slot.startsAt, timeZone)}
      , {specialist.displayName}, {placeName(session)}
    </button>
  );
}

const handed = ({ session, slot }: Chosen): HandedSlot => ({
  id: slot.id,
  startsAt: slot.startsAt,
  endsAt: slot.endsAt,
  timeZone: session.timeZone,
  specialistId: session.specialist.id,
  specialist: session.specialist.displayName,
  place: placeName(session),
  consultationType: session.consultationType === 'both' ? 'inPerson' : session.consultationType,
});

const bookable = ({ session, slot }: Chosen) => ({
  ...slot,
  timeZone: session.timeZone,
  specialistId: session.specialist.id,
  specialistName: session.specialist.displayName,
  centreName: session.centre?.displayName ?? null,
  placeName: placeName(session),
  consultationType: session.consultationType,
  isVideoAppointment: session.isVideoAppointment,
  centreId: session.centre?.id ?? null,
});
