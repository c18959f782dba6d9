import { expect, test } from 'vitest';
import { inWords, vocabularyOf } from './vocabulary.ts';

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
