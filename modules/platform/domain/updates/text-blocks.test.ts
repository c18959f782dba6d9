import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('[R-048] headings, paragraphs and points are told apart', () => {
  const text = `# Calendar
Rooms are shown
beside the clock.

- Drag a session
- Print a day

The end.`;

  expect(textBlocks(text)).toEqual([
    { kind: 'heading', text: 'Calendar' },
    { kind: 'paragraph', text: 'Rooms are shown beside the clock.' },
    { kind: 'points', points: ['Drag a session', 'Print a day'] },
    { kind: 'paragraph', text: 'The end.' },
  ]);
});

test('markup stays text, and nothing gives nothing', () => {
  expect(textBlocks('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ]);
  expect(textBlocks(' \n\n ')).toEqual([]);
});
