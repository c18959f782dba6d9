import { describe, expect, test } from 'vitest';
import { accessSettings, settingAttributes } from './setting-attributes.ts';
import {
  allSettings,
  isSettingKey,
  settingProblem,
  settingValue,
  tenantSettings,
} from './settings.ts';

describe('settings', () => {
  test('[B-054] [B-055] the defaults of the spec', () => {
    expect(allSettings({})).toMatchObject({
      'ICS.Currency': 'USD',
      'ICS.Notification.Popup': 'true',
      'ICS.User.DateFormat': 'DD MMM YYYY',
      'ICS.Tax.Rate': '10',
    });
  });

  test('[B-054] a user outranks the tenant for the keys that a user may have', () => {
    const user = { 'ICS.Notification.Popup': 'false', 'ICS.Currency': 'GBP' };
    const tenant = { 'ICS.Notification.Popup': 'true', 'ICS.Currency': 'AUD' };

    expect(settingValue('ICS.Notification.Popup', tenant, user)).toBe('false');
    expect(settingValue('ICS.Currency', tenant, user)).toBe('AUD');
  });

  test('every default is a value that would be accepted', () => {
    const refused = Object.entries(tenantSettings).filter(([key, row]) =>
      settingProblem(key, row.default),
    );

    expect(refused).toEqual([]);
  });

  test.each(['nobody', 'a@b', 'a@b.test, c@d.test'])(
    '[M-091] a sender that is no email address is refused: %s',
    (value) => {
      expect(settingProblem('ICS.Mail.SendGridSender', value)).toBe(
        'Please enter a valid email address',
      );
      expect(settingProblem('ICS.Mail.SendGridSender', 'post@harbour.test')).toBeNull();
      expect(settingProblem('ICS.Mail.SendGridSender', '')).toBeNull();
    },
  );

  test.each([
    ['ICS.Currency', 'JPY'],
    ['ICS.Currency', 'toString'],
    ['ICS.User.DateFormat', 'banana'],
    ['ICS.User.DateFormat', ''],
    ['ICS.Tax.Name', 7],
    ['ICS.Tax.Name', 'a\u0000b'],
    ['ICS.Tax.Name', 'x'.repeat(501)],
    ['ICS.Unknown', 'true'],
    ['constructor', 'true'],
  ])('%s refuses %j', (key, value) => {
    expect(settingProblem(key, value)).toBeTruthy();
  });

  test('a date format that was typed before it became a choice counts as none', () => {
    const typed = { 'ICS.User.DateFormat': 'banana' };
    const chosen = { 'ICS.User.DateFormat': 'DD/MM/YYYY' };

    expect(settingValue('ICS.User.DateFormat', typed)).toBe('DD MMM YYYY');
    expect(settingValue('ICS.User.DateFormat', chosen, typed)).toBe('DD/MM/YYYY');
  });

  test('only own keys are keys', () => {
    expect(isSettingKey('ICS.Currency')).toBe(true);
    expect(isSettingKey('toString')).toBe(false);
  });

  test('[G-101] [G-102] [G-103] what access asks for travels as attributes', () => {
    const attributes = settingAttributes(allSettings({ 'ICS.Feature.AccountCode': 'true' }));

    expect(Object.keys(attributes)).toHaveLength(accessSettings.length);
    expect(attributes).toMatchObject({
      'setting:ICS.Feature.AccountCode': 'true',
      'setting:ICS.Feature.ReportCorrection': 'false',
    });
  });
});
