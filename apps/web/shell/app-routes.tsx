import type { Page } from '#kernel/domain';
import { ErrorBoundary, pageOfPath, resourceOfPage, ResourceScreen, useSession } from '#kernel/web';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { NotFoundPage } from '../anonymous/not-found-page.tsx';
import { webModules } from '../web-modules.ts';
import { Guarded } from './guarded.tsx';
import { homePath } from './home-path.ts';
import { LateSpinner } from './late-spinner.tsx';

const own = Object.assign({}, ...webModules.map((module) => module.pages ?? {}));
const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Is there something to show? Some pages are declared before their work is done. */
export const hasScreen = (page: Page): boolean => page.path in own || resourceOfPage(page) !== null;

function Screen({ page }: { page: Page }) {
  const Own = own[page.path];
  if (Own) return <Own />;
  const resource = resourceOfPage(page);
  return resource ? <ResourceScreen {...resource} /> : <Navigate to="/not-found" replace />;
}

/** B-028, B-029, B-098: the guard speaks first, also for a page whose work is yet to come. */
export function AppRoutes() {
  const { tenant } = useSession();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} supportEmail={tenant.extraProperties.Email ?? null}>
      <Suspense fallback={<LateSpinner />}>
        <AppRoute path={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

function AppRoute({ path }: { path: string }) {
  if (path === '/') return <Navigate to={homePath} replace />;
  if (path === '/not-found') return <NotFoundPage />;
  const page = pageOfPath(path);
  if (!page || page.kind === 'anonymous') return <Navigate to="/not-found" replace />;
  return (
    <Routes>
      <Route
        path={toPattern(page.path)}
        element={
          <Guarded page={page}>
            <Screen page={page} />
          </Guarded>
        }
      />
    </Routes>
  );
}
