import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { can, pageAt, pageIsOpen, pages, abilities, whyPageIsClosed } from '#kernel/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { actorKinds, anActor, everybody, lettersOf } from '../testing/an-actor.ts';
import { abilitiesOf, pathsOf, readExpectations } from '../testing/expectations.ts';

registerCatalogue();

const editions = ['MLP', 'LAW CONNECT', 'FUNDING PROVIDER', 'LMQ PROVIDER', 'MARKETING'];
/** MLP and LAW CONNECT share the first column. */
const columnOf = (index: number) => Math.max(0, index - 1);

const known = (path: string) => {
  const page = pageAt(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
};

const twice = (all: readonly string[]) => all.filter((one, place) => all.indexOf(one) !== place);

describe('every page of the spec x edition x kind of user', () => {
  const rows = readExpectations('access-expectations.txt', 4);

  test.each(rows)('$heading: $subject', ({ subject, columns }) => {
    const expected = editions.map((edition, i) => `${edition}: ${columns[columnOf(i)]}`);

    for (const path of pathsOf(subject)) {
      const opens = editions.map((edition) => {
        const letters = lettersOf((letter) =>
          pageIsOpen(anActor(letter, { edition }), known(path)),
        );
        return `${edition}: ${letters}`;
      });
      expect(opens, path).toEqual(expected);
    }
  });

  test('no page is expected twice', () => {
    const expected = rows.flatMap((row) => pathsOf(row.subject));

    expect(twice(expected)).toEqual([]);
  });

  test('every page that a row of the spec has is expected', () => {
    const expected = new Set(rows.flatMap((row) => pathsOf(row.subject)));
    const routes = readFileSync(new URL('../testing/route-rows.txt', import.meta.url), 'utf8');
    const paths = new Set(routes.split('\n').map((line) => line.split(/\s+/)[1]));
    const unexpected = pages().filter(({ path }) => paths.has(path) && !expected.has(path));

    expect(paths.size).toBeGreaterThan(280);
    expect(unexpected).toEqual([]);
  });

  test('[B-097] on the host tenant everybody opens every page, features off', () => {
    const closed = pages().filter(
      (page) =>
        lettersOf((letter) => pageIsOpen(anActor(letter, { isHost: true, features: [] }), page)) !==
        everybody,
    );

    expect(closed).toEqual([]);
  });

  test('[B-097] without a user the guard passes: the sign-in redirect comes first', () => {
    expect(pages().filter((page) => !pageIsOpen(null, page))).toEqual([]);
  });
});

describe('features', () => {
  const guarded = pages().filter((page) => page.features.length > 0);

  test('[B-098] a page with features is closed to everybody while they are off', () => {
    const open = guarded.filter((page) =>
      Object.keys(actorKinds).some((letter) => pageIsOpen(anActor(letter, { features: [] }), page)),
    );

    expect(guarded.length).toBeGreaterThan(70);
    expect(open).toEqual([]);
  });

  test('[B-098] one feature of the page is enough', () => {
    for (const page of guarded) {
      for (const feature of page.features) {
        const lost = lettersOf((letter) => {
          const all = whyPageIsClosed(anActor(letter), page);
          return whyPageIsClosed(anActor(letter, { features: [feature] }), page)?.by !== all?.by;
        });
        expect(lost, `${page.path} with ${feature}`).toBe('');
      }
    }
  });

  test('[G-072] a page without features ignores them', () => {
    for (const page of pages().filter((candidate) => !candidate.features.length)) {
      const opens = (features: string[]) =>
        lettersOf((letter) => pageIsOpen(anActor(letter, { features }), page));
      expect(opens([]), page.path).toBe(opens(['Assessment']));
    }
  });
});

describe('every ability that the spec speaks of x edition x kind of user', () => {
  const rows = readExpectations('ability-expectations.txt', 5);

  test.each(rows)('$heading: $subject', ({ subject, columns }) => {
    for (const ability of abilitiesOf(subject)) {
      const holders = (given: Parameters<typeof anActor>[1]) =>
        lettersOf((letter) => can(anActor(letter, given), ability));

      expect(
        [
          ...editions.map((edition) => holders({ edition })),
          holders({ isHost: true, features: [] }),
        ],
        ability,
      ).toEqual([...editions.map((_, i) => columns[columnOf(i)]), columns[4]]);
    }
  });

  test('no ability is expected twice, and none that does not exist', () => {
    const expected = rows.flatMap((row) => abilitiesOf(row.subject));
    const known = new Set(abilities().map((row) => row.ability));

    expect(twice(expected)).toEqual([]);
    expect(expected.filter((ability) => !known.has(ability))).toEqual([]);
  });
});
