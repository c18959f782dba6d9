import {
  antdTheme,
  ConfirmHost,
  createQueryClient,
  ErrorBoundary,
  SessionProvider,
  ToastHost,
} from '#kernel/web';
import type { Opened } from '#kernel/web';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { Suspense, use } from 'react';
import { BrowserRouter } from 'react-router';
import { Spinner } from '../anonymous/spinner.tsx';
import { UnreachablePage } from '../anonymous/unreachable-page.tsx';
import { buildSession } from '../session/build-session.ts';
import { AppRoutes } from './app-routes.tsx';
import { Shell } from './shell.tsx';

const queries = createQueryClient();

export default function Workspace({ opening }: { opening: Promise<Opened> }) {
  const opened = use(opening);
  if (opened.state === 'unreachable') return <UnreachablePage />;
  if (opened.state === 'leaving') return <Spinner />;
  const { profile, tenant } = opened;
  const supportEmail = tenant.extraProperties.Email ?? null;
  return (
    <ErrorBoundary supportEmail={supportEmail}>
      <ConfigProvider theme={antdTheme}>
        <ToastHost />
        <Suspense>
          <ConfirmHost />
        </Suspense>
        <QueryClientProvider client={queries}>
          <SessionProvider profile={profile} tenant={tenant} build={buildSession}>
            <BrowserRouter>
              <Shell>
                <AppRoutes />
              </Shell>
            </BrowserRouter>
          </SessionProvider>
        </QueryClientProvider>
      </ConfigProvider>
    </ErrorBoundary>
  );
}
