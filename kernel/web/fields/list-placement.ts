import { useContext } from 'react';
import { DialogGuard } from '../dialogs/unsaved-in-dialog.ts';

/**
 * A list of several stays open while more is chosen. In a dialog it opens upward: below the field stand
 * the buttons, and a press meant for one of them would choose something else.
 */
export function useListPlacement(isMany: boolean): { placement?: 'topLeft' } {
  const isInDialog = useContext(DialogGuard) !== null;
  return isMany && isInDialog ? { placement: 'topLeft' } : {};
}
