import { accept, refuse } from '#kernel/domain';
import { expect, test } from 'vitest';
import { decideSpecialistOfAppointment } from './specialist-of-appointment.ts';

const before = { specialistId: 's-1', bookedSpecialistId: 's-1' };

test('the specialist of a case is not changed past its appointment', () => {
  const other = { ...before, specialistId: 's-2' };
  const nobody = { ...before, specialistId: null };
  const refused = refuse('caseHasAppointment', { field: 'specialistId' });

  expect(decideSpecialistOfAppointment(before, other)).toEqual(refused);
  expect(decideSpecialistOfAppointment(before, nobody)).toEqual(refused);
});

test('it follows a reschedule, and is free without an appointment', () => {
  const moved = { specialistId: 's-2', bookedSpecialistId: 's-2' };
  const free = { specialistId: 's-2', bookedSpecialistId: null };

  expect(decideSpecialistOfAppointment(before, moved)).toEqual(accept());
  expect(decideSpecialistOfAppointment(before, free)).toEqual(accept());
  expect(decideSpecialistOfAppointment(before, before)).toEqual(accept());
});
