import { useId, useState } from 'react';

/**
 * Inputs are called after their fields. Several tabs may show the same form, and a label must not
 * point into another tab: the second form puts its own name in front.
 */
export function useFormName(fields: Readonly<Record<string, unknown>>): string | undefined {
  const own = useId();
  const [isTaken] = useState(() =>
    Object.keys(fields).some((name) => document.getElementById(name) !== null),
  );
  return isTaken ? own : undefined;
}
