import { expect, test } from 'vitest';
import { rowsAsText } from './rows-as-text.ts';

const columns = [
  { title: 'Name', text: (row: { name: string; sum: string }) => row.name },
  { title: 'Sum', text: (row: { name: string; sum: string }) => row.sum },
];

test('rows are divided by tabs and stay on their line', () => {
  expect(rowsAsText(columns, [{ name: 'Cog\twith\nteeth', sum: '-5.00' }])).toBe(
    'Name\tSum\nCog with teeth\t-5.00',
  );
});

test.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3'])('%s stays text in a spreadsheet', (name) => {
  expect(rowsAsText(columns, [{ name, sum: '' }])).toContain(`\n'${name}\t`);
});
