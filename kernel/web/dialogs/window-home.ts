import { createContext } from 'react';

/**
 * Where a floating window stands that is opened from a dialog: inside it. Elsewhere it would lie
 * behind the dialog, which also takes the focus back from whatever is not its own.
 */
export const WindowHome = createContext<HTMLElement | null>(null);
