import { choice, date, defineResource, flag, longText, money, phone, text } from '#kernel/domain';
import type { Field } from '#kernel/domain';

const colours = { red: 'Red', green: 'Green', blue: 'Blue' };
const kinds: readonly ((label: string) => Field)[] = [
  text,
  (label) => choice(label, colours),
  date,
  money,
  phone,
  flag,
  text,
  text,
  (label) => choice(label, colours),
  longText,
];

const keys = Array.from({ length: 60 }, (_, at) => `field${at}`);

/** Every kind of input that a form of the product has, as often as a large form has it. */
export const large = defineResource({
  name: 'large',
  segment: 'larges',
  label: ['Large', 'Larges'],
  title: '{field0}',
  fields: Object.fromEntries(
    keys.map((key, at) => [key, kinds[at % kinds.length]?.(`Field ${at}`) ?? text(key)]),
  ),
  verbs: { list: ['CLERK'], read: ['CLERK'], create: ['CLERK'] },
  list: { columns: keys.slice(0, 20), sort: 'field0' },
  detail: { Information: keys },
});

const sample = (field: Field, row: number): unknown => {
  if (field.kind === 'choice') return Object.keys(colours)[row % 3];
  if (field.kind === 'date') return `2026-0${1 + (row % 9)}-1${row % 10}`;
  if (field.kind === 'money') return `${row * 37}.50`;
  if (field.kind === 'phone') return '0255501234';
  if (field.kind === 'flag') return row % 2 === 0;
  return `Some words of row ${row}`;
};

export const rows = Array.from({ length: 100 }, (_, row) => ({
  id: `row-${row}`,
  concurrencyStamp: 'x',
  isActive: true,
  can: [],
  ...Object.fromEntries(
    Object.entries(large.fields).map(([key, field]) => [key, sample(field, row)]),
  ),
}));
