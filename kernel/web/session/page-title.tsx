import { useContext } from 'react';
import { SessionContext } from './session.ts';

export const productName = 'Caseway';

/** B-051. */
export const titleText = (title: string, tenant: string | undefined): string =>
  [title, tenant, productName].filter(Boolean).join(' ');

export function PageTitle({ children }: { children: string }) {
  const session = useContext(SessionContext);
  return <title>{titleText(children, session?.tenant.name)}</title>;
}
