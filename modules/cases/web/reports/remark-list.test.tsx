import { renderWithUnsaved, type } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { RemarkCards } from './remark-list.tsx';
import type { Remark } from './use-reports.ts';

const remark = {
  id: 'm-1',
  version: 1,
  quote: null,
  place: 'Page 2',
  remark: 'The date of the injury is another.',
  status: 'open',
  reply: null,
  author: 'Vera Vale',
  writtenAt: '2026-11-16T01:00:00Z',
} as unknown as Remark;

test('an answer to a remark asks before it is lost', async () => {
  const { place, asks } = await renderWithUnsaved(<RemarkCards caseId="c-1" remarks={[remark]} />);
  expect(await asks()).toBe(false);

  await type(place.querySelector('input'), 'Corrected on page 2');

  expect(await asks()).toBe(true);
});
