import { describe, expect, test } from 'vitest';
import { cellAfter } from './grid-keys.ts';

const size = { rows: 20, columns: 5, page: 8 };
const from = (row: number, column: number, key: string, ctrlKey = false) => {
  const cell = cellAfter({ row, column }, { key, ctrlKey }, size);
  return cell && [cell.row, cell.column];
};

describe('keys in a table', () => {
  test.each([
    ['ArrowDown', 3, 2],
    ['ArrowUp', 1, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowRight', 2, 3],
    ['Home', 2, 0],
    ['End', 2, 4],
    ['PageDown', 10, 2],
    ['PageUp', 0, 2],
  ])('[B-037] %s leads from the middle to row %i, column %i', (key, row, column) => {
    expect(from(2, 2, key)).toEqual([row, column]);
  });

  test('[B-037] the head is above the first row, and nothing lies beyond the edges', () => {
    expect(from(0, 0, 'ArrowUp')).toEqual([-1, 0]);
    expect(from(-1, 0, 'ArrowUp')).toEqual([-1, 0]);
    expect(from(19, 4, 'ArrowDown')).toEqual([19, 4]);
    expect(from(19, 4, 'ArrowRight')).toEqual([19, 4]);
  });

  test('[B-037] with Control it goes as far as it can', () => {
    expect(from(5, 2, 'Home', true)).toEqual([0, 0]);
    expect(from(5, 2, 'End', true)).toEqual([19, 4]);
    expect(from(5, 2, 'ArrowDown', true)).toEqual([19, 2]);
  });

  test('other keys lead nowhere', () => {
    expect([from(1, 1, 'a'), from(1, 1, 'Tab'), from(1, 1, 'Escape')]).toEqual([null, null, null]);
  });
});
