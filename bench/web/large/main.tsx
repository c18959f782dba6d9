import { defineModule, register } from '#kernel/domain';
import {
  bindAddresses,
  createQueryClient,
  followLook,
  ResourceScreen,
  SessionContext,
  ThemeProvider,
} from '#kernel/web';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../apps/web/base.css';
import '../../../apps/web/pages.css';
import '../../../apps/web/parts.css';
import { kernelAddresses } from '../../../apps/web/kernel-addresses.ts';
import { aSession } from '../../../kernel/web/testing/a-session.ts';
import { large, rows } from './large-resource.ts';

/* The screens of the product over sixty fields and a hundred rows; nothing is asked of a server. */
register([defineModule({ name: 'bench', resources: [large] })]);
globalThis.fetch = (address) => {
  const isList = String(address).includes(`/app/${large.base}`);
  const answer = isList ? { items: rows, totalCount: rows.length } : { items: [], columns: [] };
  return Promise.resolve(Response.json(answer));
};
bindAddresses(kernelAddresses);
followLook(document.documentElement);

const kind = location.hash === '#list' ? 'list' : 'add';
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={aSession({ pageSize: 100 })}>
          <MemoryRouter>
            <Suspense>
              <ResourceScreen name={large.name} kind={kind} />
            </Suspense>
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
    </ThemeProvider>,
  );
}
