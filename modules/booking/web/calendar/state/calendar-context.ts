import { createContext, useContext } from 'react';
import type { Span } from '../layout/lanes.ts';
import type { Piece, SheetSession } from '../layout/sheet.ts';
import type { Moving } from '../change/drag-decisions.ts';

export type Opened =
  | { readonly kind: 'session'; readonly on: SheetSession; readonly at: DOMRect }
  | {
      readonly kind: 'appointment';
      readonly on: SheetSession;
      readonly piece: Piece;
      readonly at: DOMRect;
    };

/** What the blocks of every view have in common. */
export type CalendarTools = {
  readonly now: number;
  readonly mayEdit: boolean;
  readonly mayBook: boolean;
  readonly mayMove: boolean;
  /** An appointment that waits for its new slot. */
  readonly moving: Moving | null;
  readonly overSlotId: string | null;
  readonly preview: { readonly sessionId: string; readonly span: Span } | null;
  readonly open: (opened: Opened) => void;
  readonly choose: (on: SheetSession, piece: Piece, at: DOMRect) => void;
};

export const CalendarContext = createContext<CalendarTools | null>(null);

export function useTools(): CalendarTools {
  const tools = useContext(CalendarContext);
  if (!tools) throw new Error('There is no calendar around');
  return tools;
}
