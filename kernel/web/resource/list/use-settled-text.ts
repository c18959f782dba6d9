import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../fields/use-debounced.ts';

const delay = 400;

/** Text that is told once the typing has settled. */
export function useSettledText(
  text: string,
  tell: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The address may change without us: a link to the bare list, or the back button.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  const settled = useDebounced(typed, delay);
  const settle = useEffectEvent(() => {
    if (settled !== text && settled === typed) tell(settled);
  });
  useEffect(() => settle(), [settled]);
  return [typed, setTyped];
}
