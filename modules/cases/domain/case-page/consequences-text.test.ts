import { expect, test } from 'vitest';
import { consequencesText } from './consequences-text.ts';

const formats = { dateFormat: 'DD MMM YYYY', zone: 'Australia/Sydney', currency: 'AUD' } as const;
const mail = (to: string | null) => ({ template: 'X', label: 'X', to, name: 'Anna Kerr' });
const charge = { description: 'Assessment', amount: '1850.00', hasGst: true, payeeAmount: null };
const next = {
  step: 'Paperwork',
  stage: 'Paperwork Processing',
  due: '2026-11-24',
  person: 'Anna Kerr',
};

test('says mails, fee and whose turn is next, in the formats of the tenant', () => {
  expect(consequencesText({ mails: [mail('a@b.c'), mail('d@e.f')], charge, next }, formats)).toBe(
    '2 mails, fee AUD 1,850.00 + GST, next: Paperwork by 24 Nov 2026 (Anna Kerr)',
  );
});

test('names the loadings that come with the fee', () => {
  const besides = [{ ...charge, description: 'Interpreter loading', amount: '260.00' }];

  expect(consequencesText({ mails: [], charge, besides, next: null }, formats)).toBe(
    'Fee AUD 1,850.00 + GST, with Interpreter loading AUD 260.00',
  );
});

test('counts only mails that have an address', () => {
  expect(
    consequencesText({ mails: [mail('a@b.c'), mail(null)], charge: null, next: null }, formats),
  ).toBe('1 mail');
});

test('says so where no price is known, and where nothing follows', () => {
  const unknown = { ...charge, amount: null };

  expect(consequencesText({ mails: [], charge: unknown, next: null }, formats)).toBe(
    'Assessment: fee to be set by accounting',
  );
  expect(consequencesText({ mails: [mail(null)], charge: null, next: null }, formats)).toBe(
    'Nothing is sent or charged.',
  );
});
