import { openSession } from '#kernel/web';
import type { Opened } from '#kernel/web';
import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginPage } from './anonymous/login-page.tsx';
import { NotFoundPage } from './anonymous/not-found-page.tsx';
import { SignedOutPage } from './anonymous/signed-out-page.tsx';
import { SigningInPage } from './anonymous/signing-in-page.tsx';
import { Spinner } from './anonymous/spinner.tsx';
import { isBesidePrintPages, printPageAt } from './print/print-path.ts';

const DocumentPage = lazy(() => import('./anonymous/document-page.tsx'));
const OfferPage = lazy(() => import('./anonymous/offer-page.tsx'));
const OneTimeAccessPage = lazy(() => import('./anonymous/one-time-access-page.tsx'));
const ConferencePage = lazy(() => import('./anonymous/conference-page.tsx'));
const OpinionPage = lazy(() => import('./anonymous/opinion-page.tsx'));
const QuotationPage = lazy(() => import('./anonymous/quotation-page.tsx'));
const RecordsPage = lazy(() => import('./anonymous/records-page.tsx'));
const SignPage = lazy(() => import('./anonymous/sign-page.tsx'));
const VideoMeetingPage = lazy(() => import('./anonymous/video-meeting-page.tsx'));

/** B-027: these open without a sign-in. */
const anonymous: Readonly<Record<string, ComponentType>> = {
  '/signin-oidc': SigningInPage,
  '/signout-oidc': SignedOutPage,
  '/login': LoginPage,
  '/not-found': NotFoundPage,
  '/view/document': DocumentPage,
  '/view/onetimeaccess': OneTimeAccessPage,
  '/view/sign': SignPage,
  '/video-meeting': VideoMeetingPage,
  '/view/dyte-meeting-demo': VideoMeetingPage,
  '/view/video-old': VideoMeetingPage,
};

const Workspace = lazy(() => import('./shell/workspace.tsx'));
const PrintRoot = lazy(() => import('./print/print-root.tsx'));

const path = location.pathname.replace(/(.)\/$/, '$1');
/** G-048: with a token it is the meeting, without one the list of meetings. */
const isMeeting =
  path === '/view/video-meeting' && new URLSearchParams(location.search).has('authToken');
/** Each leads to what a mail asks about; the token is the rest of the path. */
const byToken: Readonly<Record<string, ComponentType>> = {
  offer: OfferPage,
  quotation: QuotationPage,
  conference: ConferencePage,
  opinion: OpinionPage,
  records: RecordsPage,
};
const [, page = '', token, ...further] = path.split('/');
const linked = (token && !further.length ? byToken[page] : undefined) ?? anonymous[path];
const Anonymous = isMeeting ? VideoMeetingPage : linked;

type Opening = Promise<Opened> | null;

/** Asked once, before the first page is drawn; null for a page that needs no sign-in. */
export const openSessionHere = (): Opening =>
  Anonymous ? null : openSession(location, import.meta.env.DEV);

export function Root({ opening }: { opening: Opening }) {
  return (
    <Suspense fallback={<Spinner />}>
      {Anonymous ? <Anonymous /> : <SignedIn opening={opening} />}
    </Suspense>
  );
}

function SignedIn({ opening }: { opening: Opening }) {
  const [printed] = useState(() => printPageAt(path));
  const [isStray] = useState(() => isBesidePrintPages(path));
  useEffect(() => {
    if (isStray) location.replace('/');
  }, [isStray]);
  if (!opening || isStray) return <Spinner />;
  return printed ? <PrintRoot opening={opening} page={printed} /> : <Workspace opening={opening} />;
}
