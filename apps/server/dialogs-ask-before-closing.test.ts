import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Nothing is typed or chosen in them that closing could lose, for the reason given. */
const holdNothing: Readonly<Record<string, string>> = {
  'kernel/web/form/conflict-dialog.tsx': 'giving up leads back to the form, which keeps its work',
  'modules/billing/web/provider-pay/fees-of-terms-dialog.tsx': 'asks one question',
  'modules/billing/web/provider-pay/make-payments-dialog.tsx': 'shows rows and asks one question',
  'modules/billing/web/remittance/send-button.tsx': 'asks one question',
  'modules/booking/web/calendar/change/resize-dialog.tsx': 'asks one question',
  'modules/booking/web/impact/impact-dialog.tsx': 'leaving is one of its answers',
  'modules/documents/web/attachments/bin-dialog.tsx': 'shows rows',
  'modules/funding/web/agreements/rate-impact-dialog.tsx': 'asks one question',
  'modules/funding/web/portfolio/past-rows.tsx': 'shows rows',
  'modules/funding/web/signing/void-envelope-dialog.tsx': 'asks one question',
  'modules/identity/web/step-up-dialog.tsx': 'a code or a password is no work',
  'modules/platform/web/feedback/feedback-dialog.tsx': 'shows a message',
};

const givesUp = /<Dialog\b[\s\S]*<LeaveButton\b|<LeaveButton\b[\s\S]*<Dialog\b/;
const reports = /\bisDirty=|\buseUnsaved\(|<InputForm\b|<TryChange\b/;

test('a dialog that can be given up reports what closing it would lose', () => {
  const files = globSync('{kernel,apps}/web/**/*.tsx').concat(globSync('modules/*/web/**/*.tsx'));
  const dialogs = files.filter(
    (path) => !path.includes('.test.') && givesUp.test(readFileSync(path, 'utf8')),
  );
  const silent = dialogs.filter((path) => !reports.test(readFileSync(path, 'utf8')));

  expect(dialogs.length).toBeGreaterThan(30);
  expect(silent.toSorted()).toEqual(Object.keys(holdNothing));
});
