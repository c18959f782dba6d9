import { abilities } from '#kernel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../catalogue.ts';
import { byResource } from './permission-changes.ts';
import { aboutText, distinctTexts, permissionText, verbText } from './permission-words.ts';

beforeAll(() => registerCatalogue());

describe('a permission in plain words', () => {
  test.each([
    ['company.list', 'See list'],
    ['company.lookup', 'Pick in forms'],
    ['appointmentSession.createRoster', 'Create roster'],
    ['tenant.changeFeatures', 'Change the features of a tenant'],
    ['company.isDuplicateName', 'Check for the same name'],
  ])('%s reads "%s"', (ability, text) => expect(permissionText(ability)).toBe(text));

  test('what it is about has the name of its records, or its own in words', () => {
    expect(aboutText('appointmentSession')).toBe('Appointment Sessions');
    expect(aboutText('backgroundJob')).toBe('Background job');
  });

  test('none shows a name of the code', () => {
    const texts = abilities().map(({ ability }) => permissionText(ability));

    expect(
      texts.filter((text) => /[a-z][A-Z]|\./.test(text.replace(/CVor|PMS|SMS|iCare/g, ''))),
    ).toEqual([]);
    expect(texts.filter((text) => /^(Set is|Get|Is) /.test(text))).toEqual([]);
  });

  test('no two of one thing read the same', () => {
    for (const rows of byResource(abilities()).values()) {
      const texts = [...distinctTexts(rows).values()];
      expect(new Set(texts).size, texts.join(', ')).toBe(texts.length);
    }
  });

  test('none needs the words of its name in the code to be told from another', () => {
    const all = [...byResource(abilities()).values()].flatMap((rows) => [...distinctTexts(rows)]);

    expect(all.filter(([ability, text]) => text !== permissionText(ability))).toEqual([]);
  });

  test('a verb that nobody named is put in words', () => {
    expect(verbText('financialYear')).toBe('Financial year');
  });
});
