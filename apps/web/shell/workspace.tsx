import { ClientPortal } from '#booking/web';
import { StepUpHost } from '#identity/web';
import {
  ChoiceHost,
  ConfirmHost,
  createQueryClient,
  ErrorBoundary,
  PaletteHost,
  SessionProvider,
  ShellRouter,
  ThemeProvider,
  Tips,
  ToastHost,
} from '#kernel/web';
import type { Opened } from '#kernel/web';
import { PageViews } from '#platform/web';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { Spinner } from '../anonymous/spinner.tsx';
import { UnreachablePage } from '../anonymous/unreachable-page.tsx';
import { buildSession } from '../session/build-session.ts';
import { isPortalOnly } from '../session/is-portal-only.ts';
import { TenantVocabulary } from '../session/tenant-vocabulary.tsx';
import { UserTabs } from './user-tabs.tsx';
import { Shell } from './shell.tsx';
import { TabBar } from './tab-bar.tsx';
import { TabPages } from './tab-pages.tsx';

const queries = createQueryClient();

export default function Workspace({ opening }: { opening: Promise<Opened> }) {
  const opened = use(opening);
  if (opened.state === 'unreachable') return <UnreachablePage />;
  if (opened.state === 'leaving') return <Spinner />;
  const { profile, tenant } = opened;
  return (
    <ThemeProvider>
      <ToastHost />
      <Tips />
      <ConfirmHost />
      <QueryClientProvider client={queries}>
        <SessionProvider profile={profile} tenant={tenant} build={buildSession}>
          <ErrorBoundary supportEmail={tenant.extraProperties.Email ?? null}>
            <TenantVocabulary>{isPortalOnly(profile) ? <Portal /> : <Office />}</TenantVocabulary>
          </ErrorBoundary>
        </SessionProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

const Office = () => (
  <UserTabs>
    <ShellRouter>
      <Shell tabs={<TabBar />}>
        <TabPages />
      </Shell>
      <PaletteHost />
      <ChoiceHost />
      <StepUpHost />
      <PageViews />
    </ShellRouter>
  </UserTabs>
);

/** G-066: neither menu nor tabs; whatever address was typed, it is the one page. */
const Portal = () => (
  <Suspense fallback={<Spinner />}>
    <ClientPortal />
    <StepUpHost />
  </Suspense>
);
