import { whyPageIsClosed } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { toast, useSession } from '#kernel/web';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { whyRefused } from './why-refused.ts';

/** B-029, G-007. */
export function Guarded({ page, children }: { page: Page; children: ReactNode }) {
  const { actor } = useSession();
  const reason = whyPageIsClosed(actor, page);
  return reason ? <TurnedAway path={page.path} why={whyRefused(page, reason, actor)} /> : children;
}

/** The sentence stays until it is dismissed: it names whom to ask. */
function TurnedAway({ path, why }: { path: string; why: string }) {
  useEffect(() => {
    console.warn(`The page ${path} is not open to this user.`);
    toast.warning(why, 'This page is not open to you.', { seconds: 0, key: `refused ${path}` });
  }, [path, why]);
  return <Navigate to="/" replace />;
}
