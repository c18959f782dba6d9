import { exact } from '#kernel/domain';
import type { SettingKey, SettingValues } from './settings.ts';
import { settingValue } from './settings.ts';

const listed = ['ICS.SecondPerson.BankDetails', 'ICS.SecondPerson.Roles'] as const;
const above = ['ICS.SecondPerson.WriteOffAbove', 'ICS.Money.SecondPersonAbove'] as const;

const isRaised = (before: string, after: string): boolean =>
  before !== '' && (after === '' || exact(after).greaterThan(before));

/** Keys by which one person could do alone again what took two: a rule that is taken away, or a limit raised. */
export const loosened = (before: SettingValues, after: SettingValues): readonly SettingKey[] => [
  ...listed.filter(
    (key) => settingValue(key, before) === 'true' && settingValue(key, after) !== 'true',
  ),
  ...above.filter((key) => isRaised(settingValue(key, before), settingValue(key, after))),
];
