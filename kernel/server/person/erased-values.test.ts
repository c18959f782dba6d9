import { expect, test } from 'vitest';
import { choice, date, defineResource, email, longText, text } from '#kernel/domain';
import { erasedValues, wordColumns } from './erased-values.ts';

const roles = ['STAFF'] as const;
const visit = defineResource({
  name: 'visit',
  segment: 'visits',
  label: ['Visit', 'Visits'],
  title: '{number}',
  fields: {
    number: text('Number', { numbered: 'VIS' }),
    firstName: text('First name', { required: true }),
    login: text('Sign-in', { required: true, unique: true }),
    mail: email('Email'),
    reached: email('Reached at', { required: true }),
    abn: text('ABN', { format: 'abn' }),
    note: longText('Note'),
    shownName: text('Shown name', { computedBy: ['keep_name'] }),
    born: date('Born'),
    fromModule: text('Module'),
    kind: choice('Kind', { first: 'First' }),
  },
  verbs: { list: roles, read: roles },
  list: { columns: ['number'], sort: 'number' },
  detail: { Information: ['number'] },
});

const valuesOf = (isSubject: boolean) =>
  Object.fromEntries(erasedValues(visit, isSubject).map(({ column, value }) => [column, value]));

test('words go, what must be well formed goes or names nobody; numbers, codes and choices stay', () => {
  const values = valuesOf(false);

  expect(Object.keys(values).toSorted()).toEqual(
    ['abn', 'first_name', 'login', 'mail', 'note', 'reached', 'shown_name'].toSorted(),
  );
  expect(values['note']).toContain('else $2 end');
  expect(values['mail']).toContain('else null end');
  expect(values['reached']).toContain('@erased.invalid');
  expect(values['login'], 'two erased people are not called the same').toContain('t.id');
  expect(values['shown_name'], 'a trigger fills it').toContain('without_words');
});

test('of the person also the days and the names go', () => {
  expect(valuesOf(true)).toMatchObject({ first_name: '$4', born: 'null' });
});

test('rows that only grow lose the person in their words', () => {
  expect(wordColumns(visit)).toEqual(['first_name', 'login', 'abn', 'note', 'shown_name']);
});
