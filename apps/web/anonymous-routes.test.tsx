import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/');
});

// `/account/RevertImpersonation` is a page of the server, tested beside it.
test.each([
  '/signin-oidc',
  '/signout-oidc',
  '/not-found',
  '/login',
  '/view/onetimeaccess',
  '/view/document',
  '/video-meeting',
  '/view/dyte-meeting-demo',
])('[B-027] %s asks for no session', async (path) => {
  history.replaceState(null, '', path);

  const { openSessionHere } = await import('./root.tsx');

  expect(openSessionHere()).toBeNull();
});
