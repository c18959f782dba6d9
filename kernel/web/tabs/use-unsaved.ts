import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useReportToDialog } from '../dialogs/unsaved-in-dialog.ts';
import { besideTabs } from './tab.ts';
import { TabIdContext } from './tabs-context.ts';
import type { Unsaved, UnsavedWork } from './unsaved.ts';

export const UnsavedContext = createContext<UnsavedWork | null>(null);

/**
 * A form says here that it holds unsaved work, and how to save it (B-012). Its tab asks before it is
 * closed, and so does the dialog that the form stands in. Beside the tabs the window asks.
 */
export function useUnsaved({ isDirty, save, isKept = false }: Unsaved): void {
  const work = useContext(UnsavedContext);
  const tabId = useContext(TabIdContext) ?? besideTabs;
  useReportToDialog(isDirty);
  const latest = useRef(save);
  const canSave = save !== undefined;
  // One object for the life of the form, hidden or not.
  const [key] = useState(() => ({}));
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!work) return;
    const saveNow = canSave ? async () => (await latest.current?.()) ?? false : undefined;
    work.put(key, tabId, { isDirty, isKept, save: saveNow });
    return () => work.release(key);
  }, [work, tabId, key, isDirty, isKept, canSave]);
}

/**
 * Before another section of the same page is opened: asks when there is unsaved work, saves if the
 * user wants it, and answers whether to go on.
 */
export function useMayLeave(): () => Promise<boolean> {
  const work = useContext(UnsavedContext);
  const tabId = useContext(TabIdContext);
  return () => (work && tabId ? work.mayLeave([tabId]) : Promise.resolve(true));
}

const never = () => () => {};
const none: ReadonlySet<string> = new Set();

export function useDirtyTabs(): ReadonlySet<string> {
  const work = useContext(UnsavedContext);
  return useSyncExternalStore(work?.subscribe ?? never, work?.dirty ?? (() => none));
}
