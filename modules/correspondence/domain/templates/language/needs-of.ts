import { readRepeat, readValue } from './read-expression.ts';
import { placesOf } from './split-template.ts';
import type { Place } from './split-template.ts';

const standIn = /\|\s*default\s*:\s*(["'\d-]|[A-Za-z_][\w.]*)/;

/** A value that other words stand for is not needed; one that another stands for leans on that. */
function neededValue(inner: string): string | null {
  const [, given] = standIn.exec(inner) ?? [];
  if (given === undefined) return readValue(inner).paths[0] ?? null;
  return /^[A-Za-z_]/.test(given) ? given : null;
}

const neededIn = ({ kind, inner }: Place): string | null => {
  if (kind === 'tag') return readRepeat(inner.replace(/^for\s+/, ''))?.list ?? null;
  return neededValue(inner);
};

const opens = /^(if|unless|for)\b/;
const closes = /^end(if|unless|for)\b/;

/**
 * What a template declares that it needs: every value and list that it names without a condition
 * around it and without other words in its place.
 */
export function needsOf(...sources: readonly string[]): readonly string[] {
  const needs = new Set<string>();
  for (const source of sources) {
    let depth = 0;
    for (const place of placesOf(source)) {
      if (place.kind === 'tag' && closes.test(place.inner)) depth -= 1;
      const needed = depth === 0 ? neededIn(place) : null;
      if (needed) needs.add(needed);
      if (place.kind === 'tag' && opens.test(place.inner)) depth += 1;
    }
  }
  return [...needs];
}

/** What the engine is told to do with a value that must not be missing. */
export const neededFilter = 'needed';
export const neededRowsFilter = 'neededRows';

const withFilter = (source: string, { start, end }: Place, path: string): string => {
  const whole = source.slice(start, end);
  const close = /-?\}\}$/.exec(whole)?.[0] ?? '}}';
  return `${whole.slice(0, -close.length)} | ${neededFilter}: "${path}" ${close}`;
};

/** The same template, asking of each value that it reaches whether it is there. */
export function askingForNeeds(source: string): string {
  let at = 0;
  let asked = '';
  for (const place of placesOf(source)) {
    const path = place.isClosed ? neededIn(place) : null;
    asked += source.slice(at, place.start);
    at = place.start;
    if (!path) continue;
    if (place.kind === 'tag') asked += `{{ ${path} | ${neededRowsFilter}: "${path}" }}`;
    else {
      asked += withFilter(source, place, path);
      at = place.end;
    }
  }
  return asked + source.slice(at);
}
