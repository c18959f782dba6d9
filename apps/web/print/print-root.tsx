import { pageIsOpen } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import {
  ConfirmHost,
  createQueryClient,
  ErrorBoundary,
  SessionProvider,
  ThemeProvider,
  ToastHost,
  useSession,
} from '#kernel/web';
import type { Opened } from '#kernel/web';
import { QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { Spinner } from '../anonymous/spinner.tsx';
import { UnreachablePage } from '../anonymous/unreachable-page.tsx';
import { buildSession } from '../session/build-session.ts';
import { TenantVocabulary } from '../session/tenant-vocabulary.tsx';
import { PrintPage } from './print-page.tsx';
import './print.css';

const queries = createQueryClient();

type Props = { opening: Promise<Opened>; page: Page };

/** A document stands alone: no menu, no tabs. */
export default function PrintRoot({ opening, page }: Props) {
  const opened = use(opening);
  if (opened.state === 'unreachable') return <UnreachablePage />;
  if (opened.state === 'leaving') return <Spinner />;
  const { profile, tenant } = opened;
  return (
    <ThemeProvider>
      <QueryClientProvider client={queries}>
        <SessionProvider profile={profile} tenant={tenant} build={buildSession}>
          <ErrorBoundary supportEmail={tenant.extraProperties.Email ?? null}>
            <TenantVocabulary>
              <Guarded page={page} />
              <ConfirmHost />
              <ToastHost />
            </TenantVocabulary>
          </ErrorBoundary>
        </SessionProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** B-263. */
function Guarded({ page }: { page: Page }) {
  const { actor } = useSession();
  const isOpen = pageIsOpen(actor, page);
  useEffect(() => {
    if (!isOpen) location.replace('/');
  }, [isOpen]);
  return isOpen ? <PrintPage page={page} search={location.search} /> : <Spinner />;
}
