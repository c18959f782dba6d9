import { expect, test } from 'vitest';
import { briefSources, movedFile } from './brief-files.ts';
import type { BriefRow } from './brief-files.ts';

const file = (id: string) => ({ id, fileName: `${id}.pdf`, contentType: 'application/pdf' });
const brief = (values: Partial<BriefRow>) =>
  ({ id: 'b', fileId: 'made', sourceFileIds: ['a'], sentAt: null, ...values }) as BriefRow;

test('the next part offers neither a brief itself nor what has been sent', () => {
  const files = [file('made'), file('a'), file('b')];
  const ids = (briefs: BriefRow[]) => briefSources(files, briefs).map(({ id }) => id);

  expect(ids([brief({})])).toEqual(['a', 'b']);
  expect(ids([brief({ sentAt: '2026-11-20T01:00:00Z' })])).toEqual(['b']);
});

test('a file changes places with its neighbour, and stays at the ends', () => {
  const files = [file('a'), file('b')];

  expect(movedFile(files, 0, 1).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(movedFile(files, 0, -1)).toBe(files);
});
