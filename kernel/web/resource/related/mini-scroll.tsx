import type { ReactNode } from 'react';

/** A table that is wider than its place is reached by Tab and scrolled by the arrows. */
const reachable = (place: HTMLElement | null) => {
  if (place) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
};

export const MiniScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <div ref={reachable} className="mini-scroll" role="group" aria-label={label}>
    {children}
  </div>
);
