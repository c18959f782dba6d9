import { useSession } from '#kernel/web';
import type { SheetSession } from '../layout/sheet.ts';
import { freeWords, sessionLabel, sessionTimes, zoneMark } from '../layout/calendar-texts.ts';
import { useTools } from '../state/calendar-context.ts';

type Props = {
  on: SheetSession;
  byline: string;
  /** The row does not say whose clocks they are. */
  hasZone?: boolean;
  isShort?: boolean;
};

/** Drawn by the hundred: the one of the library costs as much as the rest of the block. */
const Camera = () => (
  <svg className="camera" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1.5 4h8v8h-8zM9.5 7.200l5-2.700v7l-5-2.700z" />
  </svg>
);

/** When, where and how much is left; opens the card of the session. */
export function SessionHead({ on, byline, hasZone = false, isShort = false }: Props) {
  const { open } = useTools();
  const { zone } = useSession();
  const mark = hasZone ? zoneMark(on.zone, zone, Date.parse(on.session.from)) : '';
  return (
    <button
      type="button"
      className="session-head"
      data-block
      data-session={on.session.id}
      onClick={({ currentTarget }) =>
        open({ kind: 'session', on, at: currentTarget.getBoundingClientRect() })
      }
    >
      <strong>{sessionTimes(on)}</strong>
      {mark && <span className="cal-zone">{mark}</span>}
      {on.session.isVideo && <Camera />}
      <span className="session-by">{byline}</span>
      {!isShort && <span className="session-free">{freeWords(on)}</span>}
      <span className="hidden-text">{sessionLabel(on)}</span>
    </button>
  );
}
