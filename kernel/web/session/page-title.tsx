import { useContext } from 'react';
import { useTabTitle } from '../tabs/use-tab-title.ts';
import { SessionContext } from './session.ts';

export const productName = 'Caseway';

/** B-051. */
export const titleText = (title: string, tenant: string | undefined): string =>
  [title, tenant, productName].filter(Boolean).join(' ');

type Props = {
  children: string;
  /** What follows the title of a record, e.g. `(Widget)`. */
  postFix?: string;
};

/** Names the tab; the workspace names the window after its active tab. */
export function PageTitle({ children, postFix = '' }: Props) {
  const session = useContext(SessionContext);
  const isInTab = useTabTitle(children, postFix);
  if (isInTab) return null;
  const title = postFix ? `${children} ${postFix}` : children;
  return <title>{titleText(title, session?.tenant.name)}</title>;
}
