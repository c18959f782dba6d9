import { html } from '#kernel/domain';
import { labelOfPath } from '../variables/labels.ts';

const mark = /⟦([^⟦⟧]*)⟧/g;

/** Stands where a value is missing, until somebody writes it: no mail leaves with one. */
export const markOf = (label: string): string => `⟦${label}⟧`;

/** The labels of what is missing in words that were filled. */
export const missingIn = (...words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((text) => [...text.matchAll(mark)].map(([, label]) => label ?? ''))),
];

export const withoutMarks = (words: string): string => words.replaceAll(mark, '');

/** The engine marks what is missing by its path; people read its label. */
export const labelledMarks = (words: string, isHtml: boolean): string =>
  words.replaceAll(mark, (_, path: string) => {
    const shown = markOf(labelOfPath(path));
    return isHtml ? html`${shown}`.markup : shown;
  });
