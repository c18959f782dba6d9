import { useContext } from 'react';
import { TabIdContext } from '../tabs/tabs-context.ts';
import { UnsavedContext } from '../tabs/use-unsaved.ts';
import { toast } from '../toast/toast.ts';

/** M-100. */
export const unsentText = 'New changes have not been saved and will not be sent.';

/** B-232: before something is sent from a page whose form holds unsaved work. */
export function useWarnUnsent(): () => void {
  const work = useContext(UnsavedContext);
  const tabId = useContext(TabIdContext);
  return () => {
    if (work && tabId && work.dirty().has(tabId)) toast.warning(unsentText);
  };
}
