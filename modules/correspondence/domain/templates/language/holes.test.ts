import { expect, test } from 'vitest';
import { holeIn } from './holes.ts';

test.each([
  ['Hello', 'Dear ,\nwe write'],
  ['Opinion of', 'Dear Jordan,'],
  ['iCare: , Noor', 'Dear Jordan,'],
  ['Hello', 'Dear team of ,'],
  ['Hello', 'Dear {{ client.firstName }},'],
])('"%s" with "%s" has a hole', (subject, text) => {
  expect(holeIn(subject, text)).not.toBe(null);
});

test('words that say all they begin have none', () => {
  expect(holeIn('Opinion of Dr Menon', 'Dear Noor,\nof course, we write: yes, and no.')).toBe(null);
});
