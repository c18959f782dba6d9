import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import { journeysOf, journeyWords } from './journeys-of.ts';

const tree = new Map([
  ['modules/parties/domain/index.ts', `export * from './risk.ts'; export * from './centre.ts';`],
  ['modules/parties/domain/risk.ts', 'export const isRisky = () => true;'],
  ['modules/parties/domain/centre.ts', 'export const isOpen = () => true;'],
  ['modules/parties/domain/risk.test.ts', `import { isRisky } from './risk.ts';`],
  ['modules/parties/server/routes.api.test.ts', `import { testServer } from '#kernel/testing';`],
  [
    'modules/booking/domain/book.ts',
    `import { isRisky } from '#parties/domain'; export const book = isRisky;`,
  ],
  ['modules/booking/domain/book.test.ts', `import { book } from './book.ts';`],
  ['modules/booking/domain/rooms.test.ts', `import { isOpen } from '#parties/domain';`],
  ['modules/booking/domain/types.test.ts', `import type { Risk } from '#parties/domain';`],
  ['modules/booking/server/slots.api.test.ts', `import { testServer } from '#kernel/testing';`],
  ['modules/booking/web/page.tsx', `const Lazy = import('./dialog.tsx');`],
  ['modules/booking/web/dialog.tsx', 'export default 1;'],
  ['modules/booking/web/page.test.tsx', `import './page.tsx';`],
]);

describe('npm test -- changed', () => {
  test('follows a name through the door of its module to the tests that use it', () => {
    const { unit } = chooseTests(['modules/parties/domain/risk.ts'], tree);

    expect(unit).toEqual([
      'modules/parties/domain/risk.test.ts',
      'modules/booking/domain/book.test.ts',
    ]);
  });

  test('takes the API tests of the module whose server code changed', () => {
    const { api } = chooseTests(['modules/parties/domain/risk.ts'], tree);

    expect(api).toEqual(['modules/parties/server/routes.api.test.ts']);
  });

  test('follows a part that is loaded later', () => {
    const { unit, api } = chooseTests(['modules/booking/web/dialog.tsx'], tree);

    expect(unit).toEqual(['modules/booking/web/page.test.tsx']);
    expect(api).toEqual([]);
  });

  test('says that a file decides about everything', () => {
    expect(chooseTests(['db/migrations/0001_start.sql'], tree).everything).toEqual([
      'db/migrations/0001_start.sql',
    ]);
  });

  test('names the journeys of a folder, and a changed journey itself', () => {
    expect(journeysOf(['modules/cases/domain/mva/claim.ts'])).toEqual(['/mva-claim']);
    expect(journeysOf(['e2e/tpd.spec.ts', 'modules/cases/domain/tpd/tpd.test.ts'])).toEqual([
      '/tpd',
    ]);
    expect(journeysOf(['modules/billing/web/invoice.tsx'])).toEqual(['/billing-']);
  });

  test('every journey is somebody’s, and every word finds one', () => {
    const specs = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'));
    const words = journeyWords();

    expect(words.filter((word) => !specs.some((spec) => spec.startsWith(word)))).toEqual([]);
    expect(specs.filter((spec) => !words.some((word) => spec.startsWith(word)))).toEqual([]);
  });
});
