import { expect, test } from 'vitest';
import { address } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { check } from './record-schema.ts';

const field = address('Address', {
  states: { countries: ['Freedonia', 'FR'], choices: { N: 'North Freedonia', S: 'South' } },
});
const given = (value: object) => check(fieldSchema(field), value);

test.each([
  ['N', 'N'],
  ['n', 'N'],
  ['North Freedonia', 'N'],
  ['  north freedonia. ', 'N'],
])('a state written %s is kept as %s', (state, code) => {
  expect(given({ state })).toEqual({ ok: true, value: { state: code } });
  expect(given({ state, country: 'freedonia' })).toMatchObject({ value: { state: code } });
});

test('what is no state of the country is refused at its part, with what there is', () => {
  for (const state of ['West', 'constructor']) {
    expect(given({ state, country: null })).toEqual({
      ok: false,
      errors: [
        {
          message: 'Please choose one of N, S, or name the country if it is another one.',
          members: ['state'],
        },
      ],
    });
  }
});

test('an address in another country has states that nobody here knows', () => {
  expect(given({ state: 'West', country: 'Sylvania' })).toMatchObject({ ok: true });
  expect(given({ suburb: 'Capital' })).toMatchObject({ ok: true });
});
