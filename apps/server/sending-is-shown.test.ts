import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as billing from '#billing/domain';
import * as booking from '#booking/domain';
import * as cases from '#cases/domain';
import * as funding from '#funding/domain';
import * as parties from '#parties/domain';

const isTried = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'dryRun' in value && value.dryRun === true;

/** The names of actions that send, as screens import them. */
const sending = [billing, booking, cases, funding, parties].flatMap((domain) =>
  Object.entries(domain).flatMap(([name, value]) => (isTried(value) ? name : [])),
);

/** The dialog stands in another file. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'modules/booking/web/calendar/change/use-move.ts': 'modules/booking/web/move/move-question.tsx',
  'modules/booking/web/search/move-appointment.tsx': 'modules/booking/web/move/move-question.tsx',
  'modules/booking/web/book/use-booking.ts': 'modules/booking/web/book/book-dialog.tsx',
};

const callOf = new RegExp(
  `(?:callAction|runAction|runCallAction)(?:<[^(]*>)?\\(\\s*(?:${sending.join('|')})\\b|\\b(?:${sending.join('|')})\\.path`,
);
const showsMails = /DryRunOf|DialogButton|recordId/;

test('whatever sends from a screen has a dialog that shows the mails', () => {
  const files = globSync('modules/*/web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  const senders = files.filter((path) => callOf.test(readFileSync(path, 'utf8')));
  const silent = senders.filter(
    (path) => !showsMails.test(readFileSync(shownElsewhere[path] ?? path, 'utf8')),
  );

  expect(senders.length).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});
