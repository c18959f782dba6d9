import type { MadeCall, Method } from '../people/call.ts';

/** One call of a script; what an earlier call answered stands as `«2:id»`. */
export type Step = {
  readonly at: string;
  readonly who: string | null;
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly upload?: string;
};

type Source = { readonly call: number; readonly place: string; readonly isWeak: boolean };

export const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
export const reference = /«(\d+):([^»]*)»/g;

/** Where each id of an answer stands. */
export function placesIn(value: unknown, place = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return value.match(uuids)?.[0] === value ? [[value, place]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, place ? `${place}.${key}` : key),
  );
}

export type Traced = {
  readonly calls: readonly MadeCall[];
  /** Of each call: the calls whose answers it needs. */
  readonly needs: readonly ReadonlySet<number>[];
  readonly texts: readonly string[];
};

/** Which answer each id of a call came from; ids of the world on its first morning are always the same. */
export function trace(calls: readonly MadeCall[]): Traced {
  const sources = new Map<string, Source>();
  const needs: Set<number>[] = [];
  const texts: string[] = [];
  for (const [number, { path, sent, body: answer }] of calls.entries()) {
    const needed = new Set<number>();
    const text = JSON.stringify([path, sent ?? null]).replaceAll(uuids, (id) => {
      const source = sources.get(id);
      if (!source) return id;
      needed.add(source.call);
      return `«${source.call}:${source.place}»`;
    });
    needs.push(needed);
    texts.push(text);
    for (const [id, place] of placesIn(answer)) {
      const isWeak = place.startsWith('items.');
      const known = sources.get(id);
      if (!known || (known.isWeak && !isWeak)) sources.set(id, { call: number, place, isWeak });
    }
  }
  return { calls, needs, texts };
}

/** The script of these calls, and of those whose answers they need. */
export function scriptOf({ calls, needs, texts }: Traced, wanted: Iterable<number>): Step[] {
  const kept = new Set<number>();
  const take = (at: number): void => {
    if (kept.has(at)) return;
    kept.add(at);
    for (const one of needs[at] ?? []) take(one);
  };
  for (const at of wanted) take(at);
  const order = [...kept].toSorted((a, b) => a - b);
  const newNumber = new Map(order.map((at, index) => [at, index]));
  return order.map((at) => {
    const call = calls[at] as MadeCall;
    const text = (texts[at] ?? '').replaceAll(
      reference,
      (_, from: string, place: string) => `«${newNumber.get(Number(from))}:${place}»`,
    );
    const [path, body] = JSON.parse(text) as [string, unknown];
    const { who, method, upload } = call;
    return {
      at: new Date(call.at).toISOString(),
      who,
      method,
      path,
      ...(body !== null && { body }),
      ...(upload !== undefined && { upload }),
    };
  });
}
