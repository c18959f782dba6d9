import { caseTypes } from '#cases/domain';
import { addDays, dayIn, findTextFormat, resourceNamed } from '#kernel/domain';
import type { Field, Fields } from '#kernel/domain';
import { anyOf } from './act.ts';
import type { Doing } from './act.ts';
import { mayDo } from '../people/people.ts';
import { freeSlot } from './free-slot.ts';
import { listOf } from './records.ts';

const zones = [
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
];
const words = [
  'Lumbar spine',
  'As agreed by phone',
  'Second opinion',
  'Urgent',
  'Awaiting authority',
  'Löwe & Söhne',
  '李雷',
  "O'Connell",
];
const families = [
  'Haddad',
  'Nguyen',
  'Tran',
  'Kelly',
  "O'Brien",
  'Rossi',
  'Smith-Jones',
  'Papadopoulos',
  '王',
];

const todayOf = ({ sim }: Doing): string => dayIn('Australia/Sydney', new Date(sim.now));

/** How far the days of this field lie from today: what happened is over, what is planned is ahead. */
function daysFrom(field: Field, key: string): readonly [number, number] {
  if (field.notFuture) return /birth/i.test(key) ? [-25_000, -7000] : [-400, 0];
  if (/accident|injury|incident|lodged|received|paid|written|held|asked|from|start/i.test(key))
    return [-60, 0];
  return [1, 40];
}

function textOf(field: Field, key: string, { random }: Doing): string {
  const format = findTextFormat(field.format);
  if (format) return format.example;
  const most = field.max ?? 50;
  if (/name/i.test(key)) return random.pick(families).slice(0, most);
  return (field.unique ? `S${random.between(1000, 9_999_999)}` : random.pick(words)).slice(0, most);
}

function numberOf({ min = 0, max = 60 }: Field, { random }: Doing): number {
  return random.between(Math.max(min, 0), Math.min(max, min + 60));
}

async function uploaded({ sim, person, random }: Doing): Promise<unknown> {
  const upload = `Paper ${random.between(1, 999)}.pdf`;
  const { body } = await sim.call(person.account, 'POST', '/app/files', undefined, { upload });
  return body['id'];
}

async function pointedAt(field: Field, doing: Doing, body: Readonly<Record<string, unknown>>) {
  const where: Record<string, unknown> = { ...field.where, ...field.offers };
  if (field.within !== undefined) {
    const value = body[field.within];
    if (value === undefined || value === null) return [];
    where[field.withinAs ?? field.within] = value;
  }
  return listOf(doing, resourceNamed(field.resource ?? ''), { where, isLookup: true });
}

/** As links between records are written; of a kind of which there is one. */
async function aCaseOf(doing: Doing): Promise<Body> {
  const first = doing.random.between(0, caseTypes.length - 1);
  for (const type of [...caseTypes.slice(first), ...caseTypes.slice(0, first)]) {
    if (!mayDo(doing.person, `${type.resource.name}.list`)) continue;
    const found = anyOf(doing.random, await listOf(doing, type.resource));
    if (found) return { fromModule: type.key, objectId: found.id };
  }
  return {};
}

type Body = Record<string, unknown>;
type Make = (field: Field, key: string, doing: Doing, body: Body) => unknown;

const dateOf: Make = (field, key, doing) =>
  addDays(todayOf(doing), doing.random.between(...daysFrom(field, key)));

const makers: { readonly [K in Field['kind']]: Make } = {
  text: textOf,
  longText: (_field, _key, { random }) => random.pick(words),
  number: (field, _key, doing) => numberOf(field, doing),
  money: ({ min = 0 }, _key, { random }) =>
    `${Math.max(min, random.between(50, 2400))}.${random.between(10, 99)}`,
  percent: (_field, _key, { random }) => String(random.between(1, 20)),
  decimal: ({ scale }, _key, { random }) =>
    scale ? `${random.between(1, 9)}.5` : String(random.between(1, 9)),
  date: dateOf,
  dateTime: (field, key, doing) =>
    new Date(
      doing.sim.now + doing.random.between(...daysFrom(field, key)) * 86_400_000,
    ).toISOString(),
  time: (_field, _key, { random }) =>
    `${String(random.between(7, 18)).padStart(2, '0')}:${random.pick(['00', '30'])}`,
  timeZone: (_field, _key, { random }) => random.pick(zones),
  // What is switched on from the start is seldom switched off.
  flag: (field, _key, { random }) => random.next() < (field.default === true ? 0.95 : 0.5),
  choice: ({ choices = {} }, _key, { random }) => anyOf(random, Object.keys(choices)),
  multiChoice: ({ choices = {} }, _key, { random }) =>
    Object.keys(choices).filter(() => random.next() < 0.4),
  lookup: async (field, _key, doing, body) =>
    anyOf(doing.random, await pointedAt(field, doing, body))?.id,
  multiLookup: async (field, _key, doing, body) => {
    const found = await pointedAt(field, doing, body);
    return found.length ? [doing.random.pick(found).id] : [];
  },
  email: (_field, _key, { random }) => `person${random.between(1, 40)}@example.test`,
  phone: (_field, _key, { random }) =>
    `02 9${random.between(100, 999)} ${random.between(1000, 9999)}`,
  url: () => 'https://example.test/',
  address: () => ({ line1: '1 George Street', suburb: 'Sydney', state: 'NSW', postcode: '2000' }),
  file: (_field, _key, doing) => uploaded(doing),
  json: () => undefined,
  rows: async ({ rowFields = {}, required }, _key, doing) =>
    required || doing.random.next() < 0.5 ? [await inputFor(rowFields, doing)] : [],
};

const isAsked = ({ when = {} }: Field, body: Body): boolean =>
  Object.entries(when).every(([key, values]) => values.includes(String(body[key])));

/** What a person would enter: all that is asked for, and some of the rest. */
export async function inputFor(fields: Fields, doing: Doing, given: Body = {}): Promise<Body> {
  const body: Body = {};
  for (const [key, field] of Object.entries(fields)) {
    if (key === 'slotId') {
      body[key] = await freeSlot(doing);
      continue;
    }
    if (key === 'fileIds') {
      body[key] = [await uploaded(doing)];
      continue;
    }
    if (key === 'fromModule' && fields['objectId']) {
      Object.assign(body, await aCaseOf(doing));
      continue;
    }
    if (key === 'objectId' && 'objectId' in body) continue;
    if (field.readOnly || field.isState || field.computed) continue;
    if (key in given) {
      body[key] = given[key];
      continue;
    }
    const likes = doing.random.next() < (field.kind === 'file' ? 0.1 : 0.4);
    if ((!field.required && !likes) || !isAsked(field, body)) continue;
    const value = await makers[field.kind](field, key, doing, body);
    if (value !== undefined) body[key] = value;
  }
  return body;
}
