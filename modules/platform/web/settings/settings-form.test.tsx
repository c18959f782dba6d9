import { eventually, press, renderWithUnsaved, type } from '#kernel/web-testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { settingGroups, tenantSettings } from '../../domain/index.ts';
import type { SettingKey, SettingValues } from '../../domain/index.ts';
import { SettingsForm } from './settings-form.tsx';

const save = vi.fn<(changes: Record<string, string>) => Promise<void>>(() => Promise.resolve());
const groupsWith = (key: SettingKey) => settingGroups.filter(({ keys }) => keys.includes(key));
const defaults: SettingValues = Object.fromEntries(
  Object.entries(tenantSettings).map(([key, row]) => [key, row.default]),
);
const inputOf = (place: ParentNode, label: string) => {
  const labels = [...place.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent?.startsWith(label));
  return document.getElementById(found?.htmlFor ?? '');
};

test('a setting that was typed is asked about before its tab closes, until it is saved', async () => {
  const key = 'ICS.Tax.Name';
  const { place, asks } = await renderWithUnsaved(
    <SettingsForm groups={groupsWith(key)} settings={defaults} isHost={false} save={save} />,
  );
  await eventually(() => expect(inputOf(place, 'Tax name')).not.toBeNull());
  expect(await asks()).toBe(false);

  await type(inputOf(place, 'Tax name'), 'VAT');
  expect(await asks()).toBe(true);
  await type(inputOf(place, 'Tax name'), 'GST');
  expect(await asks()).toBe(false);
  await type(inputOf(place, 'Tax name'), 'VAT');
  await press('Save', place);

  await eventually(() => expect(save).toHaveBeenCalledExactlyOnceWith({ [key]: 'VAT' }));
  expect(await asks()).toBe(false);
});

test('the date format of the practice is chosen from a list', async () => {
  const key = 'ICS.User.DateFormat';
  const { place } = await renderWithUnsaved(
    <SettingsForm groups={groupsWith(key)} settings={defaults} isHost={false} save={save} />,
  );

  await act(async () => {
    inputOf(place, 'Date format')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });

  await eventually(() =>
    expect(document.querySelector('[title="05/03/2026 (DD/MM/YYYY)"]')).not.toBeNull(),
  );
});
