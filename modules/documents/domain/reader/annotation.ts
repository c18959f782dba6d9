import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';

export const annotationKinds = ['highlight', 'note', 'label'] as const;
export const annotationColours = ['yellow', 'green', 'blue', 'pink'] as const;

export type AnnotationKind = (typeof annotationKinds)[number];
export type AnnotationColour = (typeof annotationColours)[number];

/** Shares of the page, from its upper left corner, so that they fit at any size. */
export type PageRect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type AnnotationInput = {
  readonly page: number;
  readonly kind: AnnotationKind;
  readonly rects: readonly PageRect[];
  readonly text: string;
  readonly colour: AnnotationColour;
};

export const longestNote = 4000;
export const longestLabel = 60;
const mostRects = 200;

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

const isRect = (given: unknown): given is PageRect => {
  const { x, y, width, height } = (given ?? {}) as Partial<PageRect>;
  return [x, y, width, height].every(isShare);
};

const isPage = (page: unknown): page is number =>
  Number.isInteger(page) && Number(page) >= 1 && Number(page) <= 100_000;

const word = <W extends string>(words: readonly W[], given: unknown): W | undefined =>
  words.find((one) => one === given);

/** A highlight lies somewhere, a note and a label say something. */
export function readAnnotation(given: unknown): AnnotationInput | Refused {
  const raw = (given ?? {}) as Readonly<Record<string, unknown>>;
  const kind = word(annotationKinds, raw.kind);
  const colour = word(annotationColours, raw.colour ?? 'yellow');
  const text = typeof raw.text === 'string' ? raw.text.trim() : '';
  const rects = raw.rects ?? [];
  if (!kind || !colour || !isPage(raw.page)) return refuse('annotationNotValid');
  if (!Array.isArray(rects) || rects.length > mostRects || !rects.every(isRect)) {
    return refuse('annotationNotValid');
  }
  const longest = kind === 'label' ? longestLabel : longestNote;
  if (text.length > longest) return refuse('annotationTooLong', { values: { most: longest } });
  const isWhole = kind === 'highlight' ? rects.length > 0 : text.length > 0;
  if (!isWhole) return refuse('annotationEmpty');
  const plain = rects.map(({ x, y, width, height }) => ({ x, y, width, height }));
  return { page: raw.page, kind, rects: plain, text, colour };
}
