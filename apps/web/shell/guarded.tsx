import { whyPageIsClosed } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { toast, useSession } from '#kernel/web';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate } from 'react-router';

/** B-029, G-007. */
export function Guarded({ page, children }: { page: Page; children: ReactNode }) {
  const { actor } = useSession();
  const reason = whyPageIsClosed(actor, page);
  return reason ? <TurnedAway path={page.path} /> : children;
}

function TurnedAway({ path }: { path: string }) {
  useEffect(() => {
    console.warn(`The page ${path} is not open to this user.`);
    toast.warning('This page is not open to you.');
  }, [path]);
  return <Navigate to="/" replace />;
}
