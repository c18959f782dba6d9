/** One `{{ … }}` or `{% … %}`, and where it stands. */
export type Place = {
  readonly kind: 'value' | 'tag';
  /** Between the braces, without blanks around. */
  readonly inner: string;
  readonly start: number;
  readonly end: number;
  /** False: the template ends before the braces are closed. */
  readonly isClosed: boolean;
};

const opening = /\{\{-?|\{%-?/g;

/** Where the braces are; what stands between them is plain HTML. */
export function placesOf(source: string): readonly Place[] {
  const places: Place[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const kind = found[0].startsWith('{{') ? 'value' : 'tag';
    const close = kind === 'value' ? '}}' : '%}';
    const from = found.index + found[0].length;
    const to = source.indexOf(close, from);
    const isClosed = to !== -1;
    const end = isClosed ? to + 2 : source.length;
    const inner = source.slice(from, isClosed ? to : source.length).replace(/-$/, '');
    places.push({ kind, inner: inner.trim(), start: found.index, end, isClosed });
    opening.lastIndex = end;
  }
  return places;
}

export type Position = { readonly line: number; readonly column: number };

/** Lines and columns count from 1. */
export function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
