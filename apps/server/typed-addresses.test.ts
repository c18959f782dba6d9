import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actions } from '#kernel/domain';
import { projectRoot } from '#kernel/server';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();

/** What writes to an address that somebody typed, and the file that asks about it first. */
const asked: Readonly<Record<string, string>> = {
  'adHocTemplate.send': 'correspondence/server/templates/ad-hoc.handlers.ts',
  'emailTracking.preview': 'correspondence/server/send/send.handlers.ts',
  'emailTracking.send': 'correspondence/server/send/send.handlers.ts',
};

/** Nothing leaves to the address, or it is the person's own. */
const unasked: Readonly<Record<string, string>> = {
  'mailTemplate.sendPreview': 'refused unless it is the own address',
};

const typed = actions()
  .filter(({ input }) => Object.values(input).some(({ kind }) => kind === 'email'))
  .map(({ ability }) => ability)
  .toSorted();

/** Without a field of kind email in their input: the addresses were typed before. */
const others = [
  'correspondence/server/templates/preview-routes.ts',
  'correspondence/server/tracking/resend.ts',
  'documents/server/signing/envelope.handlers.ts',
];

const source = (file: string) => readFileSync(join(projectRoot, 'modules', file), 'utf8');

describe('an address that somebody typed', () => {
  test('is taken by these operations and no others', () => {
    expect(typed).toEqual([...Object.keys(asked), ...Object.keys(unasked)].toSorted());
  });

  test.each([...new Set([...Object.values(asked), ...others])])(
    'is asked about by the one function that decides: %s',
    (file) => {
      expect(source(file)).toMatch(/await askAboutStrangers\(|typedRecipientsPoint\.of\(/);
    },
  );
});
