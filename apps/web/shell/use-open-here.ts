import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Open only as long as the page stays the same: whatever leads on closes it. */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = useCallback((isOpen: boolean) => setOpenAt(isOpen ? here : null), [here]);
  return [openAt === here, setOpen];
}
