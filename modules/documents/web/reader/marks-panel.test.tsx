import { eventually, press, render, renderWithUnsaved, type } from '#kernel/web-testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Mark } from './marks.ts';
import { MarksPanel } from './marks-panel.tsx';

const aMark = (more: Partial<Mark> = {}): Mark => ({
  id: 'm-1',
  page: 22,
  kind: 'highlight',
  rects: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }],
  text: '',
  colour: 'yellow',
  author: { id: 'u-1', displayName: 'Clara Clerk' },
  isOwn: true,
  creationTime: '2026-03-05T01:00:00.000Z',
  ...more,
});

const calls = () => ({
  show: vi.fn<(mark: Mark) => void>(),
  addNote: vi.fn<(text: string) => Promise<unknown>>(() => Promise.resolve({})),
  setLabel: vi.fn<(text: string) => Promise<unknown>>(() => Promise.resolve({})),
  change: vi.fn<(mark: Mark) => Promise<unknown>>(() => Promise.resolve({})),
  remove: vi.fn<(mark: Mark) => Promise<unknown>>(() => Promise.resolve({})),
});

test('each mark names its page and author, and leads to its place', async () => {
  const given = calls();
  const place = await render(
    <MarksPanel marks={[aMark()]} page={3} shown={null} canMark {...given} />,
  );

  await press('Highlight, page 22', place);

  expect(place.textContent).toContain('Clara Clerk · 05 Mar 2026 - 12:00');
  expect(given.show).toHaveBeenCalledExactlyOnceWith(aMark());
});

test('a mark of a colleague is read, not changed', async () => {
  const mark = aMark({ isOwn: false, text: 'Look here' });
  const place = await render(
    <MarksPanel marks={[mark]} page={3} shown={null} canMark={false} {...calls()} />,
  );

  expect(place.textContent).toContain('Look here');
  expect(place.querySelector('textarea')).toBeNull();
  expect(place.querySelector('[aria-label="Delete the highlight on page 22"]')).toBeNull();
});

test('a page that has a label gets no second one', async () => {
  const label = aMark({ kind: 'label', page: 3, text: 'Exhibit A', rects: [] });
  const place = await render(
    <MarksPanel marks={[label]} page={3} shown={null} canMark {...calls()} />,
  );
  const area = place.querySelector<HTMLTextAreaElement>('[aria-label="Note on page 3"]');

  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'B');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });

  await eventually(() =>
    expect(
      [...place.querySelectorAll('button')]
        .filter(({ disabled }) => !disabled)
        .map(({ textContent }) => textContent),
    ).toContain('Add note'),
  );
  const use = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Use as page label',
  );
  expect(use?.disabled).toBe(true);
});

test('a note that is being written asks before its page is left, an added one does not', async () => {
  const { place, asks } = await renderWithUnsaved(
    <MarksPanel marks={[]} page={3} shown={null} canMark {...calls()} />,
  );
  expect(await asks()).toBe(false);

  await type(place.querySelector('[aria-label="Note on page 3"]'), 'Look at the left knee');
  expect(await asks()).toBe(true);

  await press('Add note', place);
  await eventually(() => expect(place.querySelector('textarea')?.value).toBe(''));
  expect(await asks()).toBe(false);
});
