import { expect, test } from 'vitest';
import { joinedLines, rectsOnPage } from './marks.ts';

const page = { left: 100, top: 50, right: 300, bottom: 250 };

test('a place on the screen becomes a share of its page, cut at its edges', () => {
  const boxes = [
    { left: 120, top: 70, right: 220, bottom: 80 },
    { left: 280, top: 240, right: 400, bottom: 400 },
    { left: 400, top: 70, right: 500, bottom: 80 },
  ];

  expect(rectsOnPage(boxes, page)).toEqual([
    { x: 0.1, y: 0.1, width: 0.5, height: 0.05 },
    { x: 0.9, y: 0.95, width: 0.1, height: 0.05 },
  ]);
});

test('the pieces of a line become one mark, the next line another', () => {
  const piece = { y: 0.1, height: 0.02, width: 0.1 };

  expect(
    joinedLines([
      { ...piece, x: 0.1 },
      { ...piece, x: 0.3 },
      { ...piece, x: 0.1, y: 0.14 },
    ]),
  ).toEqual([
    { x: 0.1, y: 0.1, width: expect.closeTo(0.3), height: expect.closeTo(0.02) },
    { ...piece, x: 0.1, y: 0.14 },
  ]);
});
