import { bookSlot } from '#booking/domain';
import { expect, test } from 'vitest';
import { appointmentTypes, makeCase } from './index.ts';

test('every type with an appointment can be made of a booking', () => {
  const keys = appointmentTypes.map(({ key }) => key).toSorted();

  expect(Object.keys(bookSlot.input.caseType.choices).toSorted()).toEqual(keys);
  expect(Object.keys(makeCase.input.caseType.choices).toSorted()).toEqual(keys);
});
