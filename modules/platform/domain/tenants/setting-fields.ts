import { choice, decimal, email, flag, number, text, url } from '#kernel/domain';
import type { Choices, Field } from '#kernel/domain';
import { linkSettings } from '../link-settings.ts';
import { tenantSettings } from '../settings.ts';
import type { SettingKey } from '../settings.ts';

type Row = {
  label: string;
  choices?: Choices;
  decimals?: number;
  hint?: string;
  isEmail?: boolean;
};

const isYesNo = (choices: Choices | undefined) =>
  choices !== undefined && Object.keys(choices).join() === 'true,false';

/** The widget that suits a setting: a switch, a list, a number, an address or words. */
export function settingField(key: SettingKey): Field {
  const row: Row = tenantSettings[key];
  const options = row.hint ? { hint: row.hint } : {};
  if (isYesNo(row.choices)) return flag(row.label, options);
  if (row.choices) return choice(row.label, row.choices, { ...options, required: true });
  if (row.decimals) return decimal(row.label, { ...options, scale: row.decimals, min: 0 });
  if (row.decimals === 0) return number(row.label, { ...options, min: 0 });
  if (Object.hasOwn(linkSettings, key)) return url(row.label, options);
  if (row.isEmail) return email(row.label, options);
  return text(row.label, { ...options, max: 500 });
}

/** Settings are strings on the wire; a form knows flags and numbers. */
export function settingInput(key: SettingKey, value: string): unknown {
  const { kind } = settingField(key);
  if (kind === 'flag') return value === 'true';
  if (kind === 'number') return value === '' ? null : Number(value);
  return kind === 'decimal' && value === '' ? null : value;
}

export const settingText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
