import type { ReactNode } from 'react';

/** One column that a table can show. */
export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  /** Part of the table as it was made; the others wait in the chooser. */
  readonly isShown: boolean;
  readonly isSortable?: boolean;
  readonly align?: 'left' | 'right';
  readonly width?: number;
  /** Takes its share of the room that the columns leave free. */
  readonly grows?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** The same as words, for the tooltip and the clipboard. */
  readonly text: (row: Row) => string;
};

/** K-024. */
export const defaultWidth = 200;

/** What a chip with these words takes in a cell, letters of any width counted alike. */
export const chipWidth = (words: string): number => 48 + words.length * 7;

const narrowest = 64;
const widest = 1200;

export const fittingWidth = (width: number): number =>
  Math.round(Math.min(widest, Math.max(narrowest, width)));
