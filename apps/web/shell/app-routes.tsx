import { pages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { ErrorBoundary, resourceOfPage, ResourceScreen, useSession } from '#kernel/web';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { NotFoundPage } from '../anonymous/not-found-page.tsx';
import { Spinner } from '../anonymous/spinner.tsx';
import { webModules } from '../web-modules.ts';
import { Guarded } from './guarded.tsx';

const own = Object.assign({}, ...webModules.map((module) => module.pages ?? {}));
const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function screenOf(page: Page) {
  const Own = own[page.path];
  if (Own) return <Own />;
  const resource = resourceOfPage(page);
  return resource ? <ResourceScreen {...resource} /> : null;
}

/** B-028, B-029, B-098: the guard speaks first, also for a page whose work is yet to come. */
export function AppRoutes() {
  const { tenant } = useSession();
  const { pathname } = useLocation();
  const guarded = pages().filter((page) => page.kind !== 'anonymous' && page.path !== '/');
  return (
    <ErrorBoundary key={pathname} supportEmail={tenant.extraProperties.Email ?? null}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path="/" element={<Navigate to="/view/dashboard" replace />} />
          {guarded.map((page) => (
            <Route
              key={page.path}
              path={toPattern(page.path)}
              element={
                <Guarded page={page}>
                  {screenOf(page) ?? <Navigate to="/not-found" replace />}
                </Guarded>
              }
            />
          ))}
          <Route path="/not-found" element={<NotFoundPage />} />
          <Route path="*" element={<Navigate to="/not-found" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
