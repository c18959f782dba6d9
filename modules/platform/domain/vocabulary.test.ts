import { expect, test } from 'vitest';
import { inWords, sentenceInWords, vocabularyOf } from './vocabulary.ts';

test.each([
  ['Client List', 'Claimant', 'Claimant List'],
  ['Claimant Sharing Group', 'Client', 'Client Sharing Group'],
  ['Create Client', 'Client', 'Create Client'],
  ['the client and other clients', 'Claimant', 'the claimant and other claimants'],
  ['Clientele', 'Claimant', 'Clientele'],
  ['Client id', 'Claimant', 'Client id'],
  ['Client Acquisitions', 'Claimant', 'Client Acquisitions'],
] as const)('[E-003] "%s" for a tenant that says %s', (label, vocabulary, expected) => {
  expect(inWords(label, vocabulary)).toBe(expected);
});

test('[E-003] a tenant that says nothing says Claimant', () => {
  expect(vocabularyOf(undefined)).toBe('Claimant');
  expect(vocabularyOf('Client')).toBe('Client');
});

test.each([
  ['The claimant has another appointment.', 'Client', 'The client has another appointment.'],
  ['Stop. Claimants of it are shared.', 'Client', 'Stop. Clients of it are shared.'],
  ['Client Advocates is high risk.', 'Claimant', 'Client Advocates is high risk.'],
  ['A client of Client Advocates.', 'Claimant', 'A claimant of Client Advocates.'],
] as const)('[B-009] "%s" to somebody whose tenant says %s', (sentence, vocabulary, expected) => {
  expect(sentenceInWords(sentence, vocabulary)).toBe(expected);
});
