import type { CSSProperties } from 'react';
import type { SheetSession } from '../layout/sheet.ts';
import type { CalendarGroup } from '../state/calendar-state.ts';
import { useTools } from '../state/calendar-context.ts';
import { SessionHead } from './session-head.tsx';
import { SlotButton } from './slot-button.tsx';

type Props = {
  on: SheetSession;
  group: CalendarGroup;
  lane: number;
  hours: readonly [number, number];
};

export const laneHeight = 58;

export const shareOf = (minutes: number, [first, last]: readonly [number, number]): number =>
  ((minutes - first) / (last - first)) * 100;

/** What the row does not say already. */
export const bylineOf = (on: SheetSession, group: CalendarGroup): string =>
  group === 'specialist' ? on.place : on.specialist;

/** A session on the line of a day, to scale; its edges can be dragged by those who keep sessions. */
export function SessionBlock({ on, group, lane, hours }: Props) {
  const { mayEdit, preview } = useTools();
  const span = preview?.sessionId === on.session.id ? preview.span : on;
  const length = span.end - span.start;
  const style: CSSProperties = {
    left: `${shareOf(span.start, hours)}%`,
    width: `${shareOf(span.end, hours) - shareOf(span.start, hours)}%`,
    top: lane * laneHeight + 4,
    height: laneHeight - 8,
  };
  const isResizable = mayEdit && on.session.status !== 'cancelled';
  return (
    <div className={`session session-${on.session.status}`} style={style}>
      <SessionHead on={on} byline={bylineOf(on, group)} hasZone={group === 'specialist'} />
      <div className="session-track">
        {on.pieces.map((piece) => (
          <SlotButton
            key={piece.slotId ?? piece.startsAt}
            on={on}
            piece={piece}
            style={{
              left: `${((piece.start - span.start) / length) * 100}%`,
              width: `${((piece.end - piece.start) / length) * 100}%`,
            }}
          />
        ))}
      </div>
      {isResizable &&
        (['start', 'end'] as const).map((edge) => (
          <span
            key={edge}
            className={`session-edge at-${edge}`}
            data-edge={edge}
            data-of={on.session.id}
          />
        ))}
    </div>
  );
}
