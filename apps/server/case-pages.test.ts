import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();

const rows = readFileSync(new URL('testing/case-pages.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^R-\d/.test(line));

/** What of the row is otherwise here; nothing when it is as stated. */
function differs(line: string): string | null {
  const [, path = '', features = '-', ...words] = line.split(' ');
  const title = words.join(' ');
  const page = pages().find((one) => one.path === path);
  if (!page) return `${line}: missing`;
  if (title !== '-' && page.title !== title) return `${line}: titled ${page.title}`;
  const own = (page.features ?? []).join(',') || '-';
  return own === features ? null : `${line}: for ${own}`;
}

test('every page of cases that the specification names is there, with its title and features', () => {
  expect(rows.flatMap((line) => differs(line) ?? [])).toEqual([]);
});
