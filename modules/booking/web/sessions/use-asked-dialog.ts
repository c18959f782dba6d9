import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Opened by its button, or by an address that asks for it (`?do=roster`), as the palette does. */
export function useAskedDialog(word: string) {
  const [isPressed, setPressed] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('do') === word;
  const close = () => {
    setPressed(false);
    // The address that stays behind is the one of the list.
    if (isAsked) setParams({}, { replace: true });
  };
  return { isOpen: isPressed || isAsked, open: () => setPressed(true), close };
}
