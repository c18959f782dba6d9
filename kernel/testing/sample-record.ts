import type { AnyResource, Field } from '#kernel/domain';
import { addDays, findTextFormat, resourceNamed } from '#kernel/domain';
import type { Api } from './api.ts';

let counter = 0;

/** Short codes differ too: AA, AB, AC … */
const letters = (n: number, length: number): string =>
  Array.from({ length }, (_, place) => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26)))
    .reverse()
    .join('');

/** From the top: rows that come with a new database have the small numbers. */
function numberFrom({ label, min = 0, max = 1e9 }: Field, n: number): number {
  if (max - n < min) throw new Error(`${label} has no number left that no sample has`);
  return max - n;
}

const used = new Map<string, number>();
/** 0, 1, 2 … for each word: of a unique choice there are few. */
function next(word: string): number {
  const at = used.get(word) ?? 0;
  used.set(word, at + 1);
  return at;
}

const shortText = 12;
/** The counter of all fields would go around in these, and meet a value of before. */
const isShort = ({ kind, max = 50 }: Field): boolean =>
  kind === 'number' || (kind === 'text' && max < shortText);

const samples: {
  [K in Exclude<Field['kind'], 'lookup' | 'multiLookup'>]: (field: Field, n: number) => unknown;
} = {
  text: (field, n) =>
    findTextFormat(field.format)?.example ??
    ((field.max ?? 50) < shortText ? letters(n, field.max ?? 1) : `Sample ${n}`),
  longText: (_field, n) => `A longer text about sample ${n}`,
  number: (field, n) => (field.unique ? numberFrom(field, n) : (field.min ?? 7)),
  money: (field) => `${Math.max(field.min ?? 0, 1234)}.50`,
  percent: (field) => String(field.min ?? '12.5'),
  decimal: (field) => String(field.min ?? '0.5').slice(0, 2 + (field.scale ?? 0)),
  date: (field, n) => (field.unique ? addDays('2026-03-05', n) : '2026-03-05'),
  // Each later than the one before: what starts also ends.
  dateTime: (_field, n) => new Date(Date.UTC(2026, 2, 5, 4, 30) + n * 3_600_000).toISOString(),
  time: () => '09:30',
  timeZone: () => 'Australia/Sydney',
  flag: () => true,
  choice: (field) => Object.keys(field.choices ?? {})[field.unique ? next(field.label) : 0],
  multiChoice: (field) => Object.keys(field.choices ?? {}).slice(0, 2),
  email: (_field, n) => `sample${n}@example.test`,
  phone: (_field, n) => `02${String(n).padStart(8, '0')}`,
  url: (_field, n) => `https://example.test/${n}`,
  address: () => ({ line1: '1 George Street', suburb: 'Sydney', state: 'NSW', postcode: '2000' }),
  file: () => null,
  json: () => ({ sample: true }),
  rows: () => [],
};

type Apis = (resource: AnyResource) => Api;
type Made = { id: string; concurrencyStamp: string } & Record<string, unknown>;

const shared = new WeakMap<Apis, Map<string, Promise<Made>>>();
/** A rule that no definition tells lets only one of them point at a record. */
const pointAlone = new Set<string>();

/** What the samples of one caller point at is one record, unless only one of them may point at it. */
function pointedAt(apis: Apis, field: Field, isOwn: boolean): Promise<Made> {
  const make = () => sampleRecord(apis, resourceNamed(field.resource ?? ''), field.where);
  if (isOwn) return make();
  const known = shared.get(apis) ?? new Map<string, Promise<Made>>();
  shared.set(apis, known);
  const key = `${field.resource} ${JSON.stringify(field.where)}`;
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** A body that the resource accepts; what it points at is created first through the same API. */
export async function sampleBody(apis: Apis, resource: AnyResource) {
  const body: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.readOnly) continue;
    counter += 1;
    const unique = field.unique || resource.unique?.some((keys) => keys.includes(key)) || false;
    if (field.kind !== 'lookup' && field.kind !== 'multiLookup') {
      const isOwn = unique && (field.unique || field.kind !== 'choice');
      const n = isOwn && isShort(field) ? next(`${resource.name}.${key}`) : counter;
      body[key] = samples[field.kind]({ ...field, unique: isOwn ?? false }, n);
      // A trigger that fills an empty one in would take the caller, whom the test never stored.
    } else if (field.required || (field.kind === 'lookup' && field.alsoSetBy)) {
      // A trigger that follows it must see another one in each update.
      const isOwn = unique || field.alsoSetBy !== undefined || pointAlone.has(resource.name);
      const { id } = await pointedAt(apis, field, isOwn);
      body[key] = field.kind === 'lookup' ? id : [id];
    }
  }
  return body;
}

export async function sampleRecord(
  apis: Apis,
  resource: AnyResource,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Made> {
  const [owner] = resource.commonPartOf ?? [];
  if (owner) return sampleRecord(apis, resourceNamed(owner));
  const create = async () =>
    apis(resource).post(`/app/${resource.base}`, {
      ...(await sampleBody(apis, resource)),
      ...values,
    });
  const first = await create();
  if (first.status === 409) pointAlone.add(resource.name);
  const answer = first.status === 409 ? await create() : first;
  if (answer.status !== 201) {
    throw new Error(
      `${resource.name} was not created: ${answer.status} ${JSON.stringify(answer.body)}`,
    );
  }
  return answer.body as unknown as Made;
}
