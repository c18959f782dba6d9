import { SessionProvider } from '#kernel/web';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileCard } from './profile-card.tsx';

afterEach(() => vi.unstubAllGlobals());

test('[B-383] the own date format is saved, and holds at once', async () => {
  const toasts = collectToasts();
  const { profile, tenant } = aSession();
  const formats: (string | null)[] = [];
  const calls = serve({
    'PUT /app/profile/current': { body: {} },
    'GET /app/profile/current': { body: { ...profile, dateFormat: 'DD/MM/YYYY' } },
    'GET /app/tenants/tenant-1/myTenantSetting': { body: tenant },
  });
  const place = await render(
    <SessionProvider
      profile={profile}
      tenant={tenant}
      build={(known) => {
        formats.push(known.dateFormat);
        return aSession({ profile: known });
      }}
    >
      <ProfileCard />
    </SessionProvider>,
  );
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(({ title }) =>
      title.endsWith('(DD/MM/YYYY)'),
    );

  const input = () => place.querySelector('#dateFormat');
  await eventually(() => expect(input()).not.toBeNull());
  await act(async () => {
    input()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  await eventually(() => expect(option()).toBeDefined());
  await act(async () => option()?.click());
  await press('Save', place);

  await eventually(() => expect(toasts.at(-1)?.text).toBe('Data has been saved successfully'));
  expect(calls[0]?.body).toEqual({ dateFormat: 'DD/MM/YYYY' });
  await eventually(() => expect(formats.at(-1)).toBe('DD/MM/YYYY'));
  expect(place.querySelector('[data-field=dateFormat]')?.textContent).toContain('DD/MM/YYYY');
});
