import { SessionContext, ToastHost } from '#kernel/web';
import type { Profile, TenantSetting } from '#kernel/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, vi } from 'vitest';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { buildSession } from '../session/build-session.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Address = () => <output id="address">{useLocation().pathname}</output>;

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
  vi.unstubAllGlobals();
});

type Who = {
  roles: string[];
  edition?: string;
  features?: string[];
  tenant?: Partial<TenantSetting>;
  /** Answers the calls of the part; nothing is found without it. */
  answer?: (call: { method: string; url: URL; body: string }) => unknown;
} & Partial<Pick<Profile, 'isHost' | 'impersonatorId'>>;

const nothing = () => ({ items: [], totalCount: 0 });

/** Draws a part of the shell for someone in a tenant called Harbour. */
export async function inShell(element: ReactNode, who: Who, path = '/'): Promise<HTMLElement> {
  registerCatalogue();
  const { answer = nothing } = who;
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, url: new URL(url, location.origin), body: String(body ?? '') };
    return Promise.resolve(Response.json(answer(call) ?? null));
  });
  const { roles, edition = 'MLP', features = [], isHost = false, impersonatorId = null } = who;
  const profile: Profile = {
    id: 'u',
    tenantId: 't',
    userName: 'u@harbour.test',
    email: null,
    displayName: 'Una User',
    firstName: 'Una',
    lastName: 'User',
    dateFormat: null,
    roles: roles.map((name) => ({ name })),
    settings: {},
    attributes: {},
    ids: {},
    features,
    edition,
    isHost,
    impersonatorId,
  };
  const tenant = {
    id: 't',
    name: 'Harbour',
    editionName: edition,
    features: {},
    country: null,
    timezone: 'Australia/Sydney',
    settings: {},
    extraProperties: {},
    ...who.tenant,
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  undo.push(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={buildSession(profile, tenant)}>
          <ToastHost />
          <MemoryRouter initialEntries={[path]}>
            {element}
            <Address />
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>,
    ),
  );
  return place;
}

export const addressOf = (place: HTMLElement) => place.querySelector('#address')?.textContent;
