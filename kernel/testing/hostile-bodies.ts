import { checkCreate } from '#kernel/domain';
import type { AnyResource, PlainDate, ValidationError } from '#kernel/domain';
import { hostileValues } from './hostile-values.ts';

type Body = Readonly<Record<string, unknown>>;

export type HostileBody = {
  readonly key: string;
  readonly value: unknown;
  readonly body: Body;
  /**
   * `unread`: refused before any schema sees it. `unfit`: the schema of the route refuses it. `same`: the
   * schema reads it like one before it, as '' is read like null. `fit`: only the database can tell.
   */
  readonly reading: 'unread' | 'unfit' | 'same' | 'fit';
  readonly errors: readonly ValidationError[];
};

/** What the reader of JSON refuses wherever it stands: it would change what objects are. */
const isUnread = (key: string, value: unknown): boolean =>
  key === '__proto__' || JSON.stringify(value).includes('"constructor":{"prototype"');

/** Every hostile value in every field, with what the schema says of it. */
export function hostileBodies(resource: AnyResource, body: Body, today: PlainDate): HostileBody[] {
  const writable = Object.entries(resource.fields).filter(([, field]) => !field.readOnly);
  const keys = [...writable.map(([key]) => key), '__proto__', 'nonsense'];
  return keys.flatMap((key) => {
    const seen = new Set<string>();
    return hostileValues.map((value): HostileBody => {
      const hostile = { key, value, body: { ...body, [key]: value } };
      if (isUnread(key, value)) return { ...hostile, reading: 'unread', errors: [] };
      const checked = checkCreate(resource, hostile.body, today);
      if (!checked.ok) return { ...hostile, reading: 'unfit', errors: checked.errors };
      const size = seen.size;
      const isNew = seen.add(JSON.stringify(checked.value[key])).size > size;
      return { ...hostile, reading: isNew ? 'fit' : 'same', errors: [] };
    });
  });
}

/**
 * All that fits, and of the rest each field and each value at least once. The choice begins elsewhere in
 * each resource, so that over all of them a kind of field meets every value.
 */
export function hostileSample({ name }: AnyResource, all: readonly HostileBody[]): HostileBody[] {
  const offset = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const rest = all.filter(({ reading }) => reading !== 'fit');
  const pick = (own: HostileBody[], at: number) => own[(offset + at) % (own.length || 1)];
  const keys = [...new Set(rest.map(({ key }) => key))];
  const byKey = keys.map((key, at) =>
    pick(
      rest.filter((one) => one.key === key),
      at,
    ),
  );
  const tried = new Set(byKey.map((one) => one?.value));
  const missing = hostileValues.filter((value) => !tried.has(value));
  const byValue = missing.map((value, at) =>
    pick(
      rest.filter((one) => one.value === value),
      at,
    ),
  );
  const chosen = new Set([...byKey, ...byValue]);
  return all.filter((one) => one.reading === 'fit' || chosen.has(one));
}
