import { expect, test } from 'vitest';
import { imeType } from '../ime/index.ts';
import { recordedDay } from './recorded-days.ts';

test('the day on which a report is sent is kept, and not when the step stays', () => {
  const today = '2026-11-16';

  expect(recordedDay(imeType, 'reportFinalisation', 'reportSent', today)).toEqual({
    reportSentOn: today,
  });
  expect(recordedDay(imeType, 'reportSent', 'reportSent', today)).toEqual({});
  expect(recordedDay(imeType, 'caseCreated', 'appointmentRequested', today)).toEqual({});
});
