import { expect, test } from 'vitest';
import { companyTypes } from '../party-choices.ts';
import { consents } from './case-manager-choices.ts';
import { prepaymentStatuses, processSteps, reportDeliveries, sides } from './company-choices.ts';

test('[B-256] company types are the fourteen of the spec, in its order', () => {
  expect(Object.values(companyTypes).join(', ')).toBe(
    'Employer, Insurer, Self Insurer, Public Insurer, Law Defendant, Law Plaintiff, Law Practice, Interpreter Provider, Client Acquisitions, MLP/Specialist, Interpreter Partner, Support Coordination, Funding Manager, Other',
  );
});

test('the process steps are the sixteen keys of the spec, spelt as given', () => {
  expect(Object.keys(processSteps).join(', ')).toBe(
    'REQUEST_RECEIVED, APPOINTMENT, PAPERWORK, ATTENDANCE, CANCELLATION, REPORT_WRITING, FURTHER_REVIEW, POST_ADMIN, QUALITY_ASSURANCE, REPORT_FINALISATION, DICTATION, REPORT_DRAFT, REPORT_CORECTED, REPORT_FINAL, OT_QUOTATION, PRE_PAYMENT',
  );
});

test('[E-054] [E-055] [E-062] [E-063] the loose lists read as given', () => {
  expect(Object.values(prepaymentStatuses)).toEqual(['Required', 'Paid']);
  expect(Object.values(reportDeliveries).map((label) => label.toLowerCase())).toEqual([
    'download link in email',
    'attachment',
    'both',
    'logged-in download only',
  ]);
  expect(Object.values(sides)).toEqual(['P', 'D', 'P & D', 'Unknown']);
  expect(Object.values(consents)).toEqual([
    'Unsubscribed Expressed',
    'Subscribed Expressed',
    'Subscribed Inferred',
  ]);
});
