import type { PlacedWord } from '../../../domain/index.ts';

export type ReadPage = {
  readonly text: string;
  readonly source: 'text' | 'ocr';
  /** Of a recognised page, from 0 to 100. */
  readonly confidence?: number;
  readonly places?: readonly PlacedWord[];
};

/** An open file whose pages are read one after the other, from 1. */
export type PageSource = {
  readonly total: number;
  read(page: number): Promise<ReadPage>;
  close?(): Promise<void>;
};

/** A file that was read as a whole. */
export const pagesOf = (texts: readonly string[]): PageSource => ({
  total: texts.length,
  read: (page) => Promise.resolve({ text: texts[page - 1] ?? '', source: 'text' }),
});

/** The sentence is for people. */
export class UnreadableFile extends Error {}
