import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test('[B-254] a copy has a name that nobody has yet', () => {
  expect(copyName('Intake', [])).toBe('Intake (copy)');
  expect(copyName('Intake', ['intake (COPY)'])).toBe('Intake (copy 2)');
  expect(copyName('Intake', ['Intake (copy)', 'Intake (copy 2)'])).toBe('Intake (copy 3)');
});

test('[B-254] the copy of a long name still fits its field', () => {
  expect(copyName('x'.repeat(200), [])).toHaveLength(200);
});
