import { openSession } from '#kernel/web';
import { lazy, Suspense } from 'react';
import { LoginPage } from './anonymous/login-page.tsx';
import { NotFoundPage } from './anonymous/not-found-page.tsx';
import { SignedOutPage } from './anonymous/signed-out-page.tsx';
import { SigningInPage } from './anonymous/signing-in-page.tsx';
import { Spinner } from './anonymous/spinner.tsx';

/** B-027: these open without a sign-in. */
const anonymous: Readonly<Record<string, () => React.ReactNode>> = {
  '/signin-oidc': SigningInPage,
  '/signout-oidc': SignedOutPage,
  '/login': LoginPage,
  '/not-found': NotFoundPage,
};

const Workspace = lazy(() => import('./shell/workspace.tsx'));

const path = location.pathname.replace(/(.)\/$/, '$1');
const Anonymous = anonymous[path];
const opening = Anonymous ? null : openSession(location, import.meta.env.DEV);

export function Root() {
  if (Anonymous) return <Anonymous />;
  return <Suspense fallback={<Spinner />}>{opening && <Workspace opening={opening} />}</Suspense>;
}
