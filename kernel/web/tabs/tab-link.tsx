import type { MouseEvent } from 'react';
import { useContext } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { TabsContext } from './tabs-context.ts';
import type { OpenOptions } from './tabs-store.ts';

type Props = Omit<LinkProps, 'to'> & { to: string } & Pick<
    OpenOptions,
    'tabName' | 'onClosed' | 'isBackground'
  >;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link with a say in how its tab opens. A plain react-router `Link` opens a tab as well; with a
 * modifier key both leave the choice to the browser.
 */
export function TabLink({ to, tabName, onClosed, isBackground, onClick, ...rest }: Props) {
  const tabs = useContext(TabsContext);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!tabs || event.defaultPrevented || !isPlain(event) || rest.target === '_blank') return;
    event.preventDefault();
    tabs.open(to, {
      ...(tabName !== undefined && { tabName }),
      ...(onClosed !== undefined && { onClosed }),
      ...(isBackground !== undefined && { isBackground }),
    });
  };
  return <Link to={to} onClick={open} {...rest} />;
}
