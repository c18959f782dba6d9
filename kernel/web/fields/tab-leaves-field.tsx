import type { KeyboardEvent, ReactNode } from 'react';

const hideTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/**
 * In a list of several the library takes Tab for a press on the option under the cursor: what was
 * just chosen was given back on the way to the next field. Here Tab only goes on.
 */
export const TabLeavesField = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'contents' }} onKeyDownCapture={hideTab}>
    {children}
  </div>
);
