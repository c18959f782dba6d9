import { describe, expect, test } from 'vitest';
import { settingProblem, tenantSettings } from '../settings.ts';
import type { SettingKey } from '../settings.ts';
import { settingField, settingInput, settingText } from './setting-fields.ts';
import { settingGroups } from './setting-groups.ts';

const keys = Object.keys(tenantSettings) as SettingKey[];

describe('[R-198] the settings page', () => {
  test('every setting stands in exactly one group', () => {
    expect(settingGroups.flatMap((group) => group.keys).toSorted()).toEqual(keys.toSorted());
  });

  test.each([
    ['ICS.Currency', 'choice'],
    ['ICS.Feature.Telephony', 'flag'],
    ['ICS.Tax.Rate', 'decimal'],
    ['ICS.Files.StorageLimitGB', 'decimal'],
    ['ICS.Link.Seminars', 'url'],
    ['ICS.Tax.Name', 'text'],
  ] as const)('%s is asked for with a %s', (key, kind) => {
    expect(settingField(key).kind).toBe(kind);
  });

  test('what the form holds goes back as a value that is accepted', () => {
    for (const key of keys) {
      const again = settingText(settingInput(key, tenantSettings[key].default));
      expect(settingProblem(key, again), key).toBeNull();
    }
  });

  test.each(['-1', 'ten', '1000', '10.123', '07.5'])(
    '[B-303] a tax rate of %s is refused',
    (value) => {
      expect(settingProblem('ICS.Tax.Rate', value)).toBeTruthy();
    },
  );
});
