import { can } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { openTab, PageHeader, PageTitle, useSession } from '#kernel/web';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bookSlot, moveAppointment, rangeOf, stepRange } from '../../domain/index.ts';
import type { BookableSlot } from '../book/shown-slot.ts';
import './calendar.css';
import './month-and-agenda.css';
import './blocks.css';
import './overlays.css';
import { MoveDialog } from './change/move-dialog.tsx';
import { bookable, newSessionAddress } from './change/new-records.ts';
import { ResizeDialog } from './change/resize-dialog.tsx';
import { useDrags } from './change/use-drags.ts';
import { useMove } from './change/use-move.ts';
import type { Span } from './layout/lanes.ts';
import type { SheetSession } from './layout/sheet.ts';
import { holidayWords, rangeWords } from './layout/calendar-texts.ts';
import { DragGhost } from './parts/drag-ghost.tsx';
import { Failed, Nothing } from './parts/empty-sheets.tsx';
import { HeadButtons } from './parts/head-buttons.tsx';
import { useHoverCard } from './parts/hover-card.tsx';
import { Legend } from './parts/legend.tsx';
import { MovingBanner } from './parts/moving-banner.tsx';
import { OpenCard } from './parts/open-card.tsx';
import { PrintSheet } from './parts/print-sheet.tsx';
import { Toolbar, withView } from './parts/toolbar.tsx';
import { useKeys } from './parts/use-keys.ts';
import { CalendarContext } from './state/calendar-context.ts';
import type { CalendarTools, Opened } from './state/calendar-context.ts';
import { filterCount } from './state/calendar-state.ts';
import { useCalendar } from './state/use-calendar.ts';
import { useSheet } from './use-sheet.ts';
import { CalendarView } from './views/calendar-view.tsx';

const BookDialog = lazy(async () => ({
  default: (await import('../book/book-dialog.tsx')).BookDialog,
}));
const FilterPanel = lazy(() => import('./parts/filter-panel.tsx'));

type Props = { title: string; preset: Readonly<Record<string, string>> };

export function CalendarScreen({ title, preset }: Props) {
  const { actor } = useSession();
  const root = useRef<HTMLDivElement>(null);
  const { state, change, sheet, today, now, refresh } = useCalendar(preset);
  const { rows, days, targets, sessions, holidays } = useSheet(sheet.data, state);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [booking, setBooking] = useState<BookableSlot | null>(null);
  const [resizing, setResizing] = useState<{ on: SheetSession; span: Span } | null>(null);
  const [hasFilters, setFilters] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const move = useMove(refresh);
  const { moving, setMoving, propose } = move;
  const mayEdit = can(actor, 'appointmentSession.update');
  const mayBook = can(actor, bookSlot.ability);
  const mayMove = can(actor, moveAppointment.ability);
  const isOwnOnly = actor.roles.every((role) => role === 'SPECIALIST');

  const drags = useDrags({
    targets,
    sessions,
    rows,
    mayEdit: mayEdit && state.view === 'day',
    day: state.range.from,
    dropped: propose,
    resize: (on, span) => setResizing({ on, span }),
    create: (row, span) => openTab(newSessionAddress(row, span, state)),
  });
  const hover = useHoverCard(targets, sessions);
  const { dragged, preview, drawn } = drags;
  const overSlotId = dragged?.over?.piece.slotId ?? null;

  const tools = useMemo<CalendarTools>(
    () => ({
      now,
      mayEdit,
      mayBook,
      mayMove,
      moving: dragged?.moving ?? moving,
      overSlotId,
      preview,
      open: setOpened,
      choose: (on, piece, at) => {
        if (piece.appointment) setOpened({ kind: 'appointment', on, piece, at });
        else if (moving) propose(moving, { on, piece });
        else setBooking(bookable(on, piece));
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `propose` is made anew each time and means the same
    [now, mayEdit, mayBook, mayMove, dragged?.moving, moving, overSlotId, preview],
  );

  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  /** The same function always: the views are drawn anew only when the sheet is. */
  const openDay = useCallback(
    (day: PlainDate) => latest.current({ view: 'day', range: rangeOf('day', day) }),
    [],
  );

  useKeys(root, {
    t: () => change({ range: rangeOf(state.view, today) }),
    d: () => change(withView(state, 'day', today)),
    w: () => change(withView(state, 'week', today)),
    m: () => change(withView(state, 'month', today)),
    a: () => change(withView(state, 'agenda', today)),
    ArrowLeft: () => change({ range: stepRange(state.view, state.range, -1) }),
    ArrowRight: () => change({ range: stepRange(state.view, state.range, 1) }),
    PageUp: () => change({ range: stepRange(state.view, state.range, -1) }),
    PageDown: () => change({ range: stepRange(state.view, state.range, 1) }),
    ...(moving && { Escape: () => setMoving(null) }),
  });

  const ofDay =
    state.view === 'day' &&
    holidays
      .filter(({ day }) => day === state.range.from)
      .map(holidayWords)
      .join('; ');
  const isFiltered = filterCount(state.filters) > Object.keys(preset).length;
  const isEmpty = sheet.isSuccess && !sheet.isPlaceholderData && rows.length === 0;
  return (
    <div className="page cal" ref={root}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        meta={ofDay && <span className="holiday-banner">{ofDay}</span>}
        actions={
          <HeadButtons
            filters={filterCount(state.filters)}
            hasFilters={hasFilters}
            toggleFilters={() => setFilters(!hasFilters)}
            print={() => setPrinting(true)}
          />
        }
      />
      <Toolbar
        state={state}
        change={change}
        today={today}
        isLoading={sheet.isFetching}
        isGrouped={!isOwnOnly}
      />
      {hasFilters && (
        <Suspense>
          <FilterPanel state={state} change={change} />
        </Suspense>
      )}
      {moving && <MovingBanner moving={moving} cancel={() => setMoving(null)} />}
      <CalendarContext value={tools}>
        {/* The pointer has shortcuts here; every step can also be taken by the buttons inside. */}
        <div
          className={dragged || moving ? 'cal-stage is-moving' : 'cal-stage'}
          role="presentation"
          aria-busy={sheet.isPlaceholderData || sheet.isPending}
          onPointerDown={(event) => {
            hover.hide();
            drags.onPointerDown(event);
          }}
          onPointerOver={hover.onPointerOver}
          onPointerLeave={hover.hide}
          onFocus={hover.onFocus}
          onBlur={hover.hide}
        >
          {sheet.isError && <Failed retry={() => void sheet.refetch()} />}
          {isEmpty && <Nothing state={state} change={change} isFiltered={isFiltered} />}
          {!sheet.isError && !isEmpty && (
            <CalendarView
              state={state}
              rows={rows}
              days={days}
              today={today}
              holidays={holidays}
              drawn={drawn}
              openDay={openDay}
            />
          )}
        </div>
        <Legend />
      </CalendarContext>
      {!opened && !dragged && hover.card}
      {dragged && <DragGhost dragged={dragged} />}
      {opened && (
        <OpenCard
          opened={opened}
          close={() => setOpened(null)}
          move={setMoving}
          refresh={refresh}
        />
      )}
      <Suspense>
        {move.asked && (
          <MoveDialog
            from={move.asked.from}
            to={move.asked.to}
            accept={move.accept}
            close={move.giveUp}
          />
        )}
        {resizing && (
          <ResizeDialog {...resizing} close={() => setResizing(null)} refresh={refresh} />
        )}
        {booking && (
          <BookDialog
            slot={booking}
            close={() => setBooking(null)}
            booked={() => {
              setBooking(null);
              void refresh();
            }}
          />
        )}
      </Suspense>
      {isPrinting && (
        <PrintSheet
          title={`${title}: ${rangeWords(state.view, state.range)}`}
          rows={rows}
          days={days}
          done={() => setPrinting(false)}
        />
      )}
    </div>
  );
}
