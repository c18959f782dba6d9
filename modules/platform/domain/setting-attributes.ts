import { settingAttribute } from '#kernel/domain';
import type { SettingKey, SettingValues } from './settings.ts';

/** The settings that pages and access rules ask for (G-100 to G-103). */
export const accessSettings: readonly SettingKey[] = [
  'ICS.Feature.AccountCode',
  'ICS.Feature.BookingAssistant',
  'ICS.Feature.HideAccountingFromStaff',
  'ICS.Feature.ReportCorrection',
  'ICS.Reports.Limited',
];

/** What an actor's attributes carry of the tenant's settings. */
export const settingAttributes = (values: SettingValues): Readonly<Record<string, string>> =>
  Object.fromEntries(accessSettings.map((key) => [settingAttribute(key), values[key] ?? '']));
