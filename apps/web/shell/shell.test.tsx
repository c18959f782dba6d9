import { describe, expect, test, vi } from 'vitest';
import { addressOf, inShell } from '../testing/in-shell.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Sidebar } from './sidebar.tsx';

const links = (place: HTMLElement) =>
  [...place.querySelectorAll('nav a')].map((a) => a.textContent);

describe('the sidebar', () => {
  test.each([
    ['FUNDING PROVIDER', 'FP Harbour'],
    ['LAW CONNECT', 'LC Harbour'],
    ['MLP', 'MLP Harbour'],
    ['LMQ PROVIDER', 'LMQ Harbour'],
    ['MARKETING', 'MASTER Harbour'],
  ])('[B-008] in %s it is headed %s', async (edition, text) => {
    const place = await inShell(<Sidebar />, { roles: ['STAFF'], edition });

    expect(place.querySelector('.sidebar-head')?.textContent).toBe(text);
  });

  test('[B-046] it lists what is open to the user and nothing else', async () => {
    const staff = links(await inShell(<Sidebar />, { roles: ['STAFF'] }));
    expect(staff).toContain('Companies');
    expect(staff).not.toContain('Users');
    expect(staff).not.toContain('Tenants');

    const specialist = links(await inShell(<Sidebar />, { roles: ['SPECIALIST'] }));
    expect(specialist).toEqual(['Dashboard', 'Logout']);
  });

  test('a host user is not led to lists that the API would refuse', async () => {
    const place = await inShell(<Sidebar />, { roles: ['STAFF'], isHost: true });

    expect(links(place)).not.toContain('Tenants');
  });

  test('[B-048] REVOKE shows only when impersonating', async () => {
    const plain = await inShell(<Sidebar />, { roles: ['STAFF'] });
    expect(plain.textContent).not.toContain('REVOKE');

    const other = await inShell(<Sidebar />, { roles: ['STAFF'], impersonatorId: 'boss' });
    expect(other.textContent).toContain('REVOKE');
  });
});

describe('the routes', () => {
  test('[B-028] an unknown path goes to /not-found', async () => {
    const place = await inShell(<AppRoutes />, { roles: ['STAFF'] }, '/no/such/path');

    expect(addressOf(place)).toBe('/not-found');
  });

  test('[B-029] [G-007] a closed page warns and goes to the start page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const place = await inShell(<AppRoutes />, { roles: ['CASE_MANAGER'] }, '/view/users');

    await vi.waitFor(() => expect(addressOf(place)).toBe('/view/dashboard'));
    expect(document.body.textContent).toContain('This page is not open to you.');
  });

  test('[B-013] the start page is the dashboard', async () => {
    const place = await inShell(<AppRoutes />, { roles: ['STAFF'] }, '/');

    expect(addressOf(place)).toBe('/view/dashboard');
  });
});
