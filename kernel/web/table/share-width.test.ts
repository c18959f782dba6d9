import { expect, test } from 'vitest';
import { arrange } from './arrangement.ts';
import type { Column } from './column.ts';
import { shareRoom } from './share-width.ts';

const column = (key: string, grows: boolean): Column<object> => ({
  key,
  title: key,
  isShown: true,
  grows,
  width: grows ? 200 : 100,
  render: () => key,
  text: () => key,
});
const columns = [column('name', true), column('active', false), column('email', true)];
const widths = (room: number, stored: Parameters<typeof arrange>[1] = []) =>
  shareRoom(arrange(columns, stored), room).map(({ width }) => width);

test('what is left over goes to the columns that may grow', () => {
  expect(widths(600)).toEqual([250, 100, 250]);
  expect(widths(500)).toEqual([200, 100, 200]);
});

test('[K-024] where there is not enough room every column keeps its width', () => {
  expect(widths(499)).toEqual([200, 100, 200]);
  expect(widths(0)).toEqual([200, 100, 200]);
});

test('no column grows beyond what reads well', () => {
  expect(widths(2000)).toEqual([420, 100, 420]);
});

test('[B-132] a width that the user chose is kept to the pixel', () => {
  expect(widths(600, [{ name: 'name', hidden: false, width: 120 }])).toEqual([120, 100, 380]);
});
