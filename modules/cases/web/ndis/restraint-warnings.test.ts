import { expect, test } from 'vitest';
import { restraintWarnings } from './restraint-warnings.ts';

const authority = { authorisedBy: 'Public Guardian', authorisedFrom: '2026-01-01' };
const restraint = (id: string, authorisedTo: string | null) => ({
  ...authority,
  id,
  medicine: id,
  authorisedTo,
});

test('[C-244] what has ended warns of harm, what ends within 30 days asks for the next', () => {
  const rows = [
    restraint('Ended', '2026-06-15'),
    restraint('Ending', '2026-07-16'),
    restraint('Lasting', '2026-07-17'),
    restraint('Without', null),
  ];

  const warnings = restraintWarnings(rows, '2026-06-16', (day) => day);

  expect(warnings.map(({ id, tone }) => [id, tone])).toEqual([
    ['Ended', 'danger'],
    ['Ending', 'warning'],
    ['Without', 'danger'],
  ]);
  expect(warnings[0]?.text).toBe('Ended: the authority ended on 2026-06-15. It must not be given.');
});
