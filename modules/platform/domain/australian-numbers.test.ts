import { describe, expect, test } from 'vitest';
import { actions, resources } from '#kernel/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { australianNumbers } from './australian-numbers.ts';

const { abn, bsb, bankAccount } = australianNumbers;

describe('an ABN', () => {
  test.each(['51824753556', '51 824 753 556', '51-824-753-556', '33 102 417 032'])(
    '%s has the right check digits, and is kept as digits',
    (text) => {
      expect(abn.read(text)).toBe(text.replace(/\D/g, ''));
    },
  );

  test.each(['51824753557', '11222333444', '5182475355', '518247535560', '01824753556', 'ABN'])(
    '%s is none',
    (text) => {
      expect(abn.read(text)).toBeNull();
    },
  );

  test('one wrong digit is always found', () => {
    const digits = [...abn.example];
    const wrong = digits.flatMap((digit, at) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => digits.with(at, other).join('')),
    );

    expect(wrong.filter((text) => abn.read(text) !== null)).toEqual([]);
  });

  test('is read in groups', () => {
    expect(abn.show('51824753556')).toBe('51 824 753 556');
  });
});

test.each([
  ['062-000', '062000'],
  ['062 000', '062000'],
  ['62000', null],
  ['0620001', null],
  ['06200A', null],
])('a BSB: %s', (text, kept) => {
  expect(bsb.read(text)).toBe(kept);
});

test('a BSB is read with its hyphen', () => {
  expect(bsb.show('062000')).toBe('062-000');
});

test.each([
  ['1234 5678', '12345678'],
  ['123', null],
  ['0000', null],
  ['1234567890', null],
])('an account: %s', (text, kept) => {
  expect(bankAccount.read(text)).toBe(kept);
});

test.each(Object.entries(australianNumbers))('the example of %s is right', (_name, format) => {
  expect(format.read(format.example)).toBe(format.example);
});

const formatOfLabel: readonly (readonly [RegExp, string])[] = [
  [/\bABN$/, 'abn'],
  [/\bBSB$/, 'bsb'],
  [/\bAccount number$/, 'bankAccount'],
];

test('whatever asks for an ABN, a BSB or an account checks it', () => {
  registerCatalogue();
  const asked = [
    ...resources().map(({ name, fields }) => ({ name, fields })),
    ...actions().map(({ ability, input }) => ({ name: ability, fields: input ?? {} })),
  ];

  const fields = asked.flatMap(({ name, fields: all }) =>
    Object.entries(all).flatMap(([field, { kind, label, format }]) => {
      const [, due] = formatOfLabel.find(([words]) => words.test(label)) ?? [];
      return due && kind === 'text' ? [{ where: `${name}.${field}`, due, format }] : [];
    }),
  );

  expect(fields.length).toBeGreaterThan(14);
  expect(fields.filter(({ due, format }) => format !== due)).toEqual([]);
});
