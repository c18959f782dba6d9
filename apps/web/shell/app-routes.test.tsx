import { describe, expect, test, vi } from 'vitest';
import { addressOf, inShell } from '../testing/in-shell.tsx';
import { AppRoutes } from './app-routes.tsx';

describe('the routes', () => {
  test('[B-028] an unknown path goes to /not-found', async () => {
    const place = await inShell(<AppRoutes />, { roles: ['STAFF'] }, '/no/such/path');

    expect(addressOf(place)).toBe('/not-found');
    expect(place.querySelector('h1')?.textContent).toBe('Page not found');
  });

  test('[B-029] [G-007] a closed page warns and goes to the start page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const place = await inShell(<AppRoutes />, { roles: ['CASE_MANAGER'] }, '/view/users');

    await vi.waitFor(() => expect(addressOf(place)).toBe('/view/dashboard'));
    expect(document.body.textContent).toContain('This page is not open to you.');
    expect(document.body.textContent).toContain(
      'is open to Admin Staff. Your role is Case Manager.',
    );
  });

  test('[B-013] the start page is the dashboard', async () => {
    const place = await inShell(<AppRoutes />, { roles: ['STAFF'] }, '/');

    expect(addressOf(place)).toBe('/view/dashboard');
  });
});
