import { settingAttribute } from '#kernel/domain';
import type { SettingKey, SettingValues } from './settings.ts';

/** The settings that pages, access rules (G-100 to G-103) and files in their words ask for. */
export const accessSettings: readonly SettingKey[] = [
  'ICS.Feature.AccountCode',
  'ICS.Feature.BookingAssistant',
  'ICS.Feature.HideAccountingFromStaff',
  'ICS.Feature.ReportCorrection',
  'ICS.Reports.Limited',
  'ICS.Vocabulary',
];

/** What an actor's attributes carry of the tenant's settings. */
export const settingAttributes = (values: SettingValues): Readonly<Record<string, string>> =>
  Object.fromEntries(accessSettings.map((key) => [settingAttribute(key), values[key] ?? '']));
