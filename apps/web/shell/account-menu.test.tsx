import { identityWeb } from '#identity/web';
import { hints } from '#kernel/web';
import { eventually } from '#kernel/web-testing';
import { act, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { inShell } from '../testing/in-shell.tsx';
import { AccountMenu } from './account-menu.tsx';

afterEach(() => localStorage.clear());

const line = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    (item) => item.textContent === label,
  );

test('[B-010] [G-113] hints are switched for this browser, and stay as they are', async () => {
  const place = await inShell(<AccountMenu />, { roles: ['STAFF'] });
  const open = () => act(async () => place.querySelector<HTMLElement>('.account-button')?.click());
  await open();
  await eventually(() => expect(line('Hints off')).toBeDefined());

  await act(async () => line('Hints off')?.click());

  expect(localStorage.getItem(hints.key)).toBe('off');
  await open();
  await eventually(() => expect(line('Hints on')).toBeDefined());
});

const MyDetails = identityWeb.pages?.['/view/login-account'] ?? (() => null);

test('[B-014] the address names the tab of My Details', async () => {
  const place = await inShell(
    <Suspense>
      <MyDetails />
    </Suspense>,
    { roles: ['STAFF'], answer: () => ({ settings: { 'ICS.Notification.Popup': 'true' } }) },
    '/view/login-account?tab=NotificationSetting',
  );

  await eventually(() =>
    expect(place.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(
      'Notification settings',
    ),
  );
});
