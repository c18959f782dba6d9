import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { confirm } from './confirm.ts';
import type { Question } from './confirm.ts';

export const discardQuestion: Question = {
  title: 'Unsaved changes',
  text: 'Your changes are not saved. Do you want to discard them?',
  yes: 'Discard changes',
  no: 'Go on editing',
  isDanger: true,
};

type Guard = {
  /** A part of the dialog says whether it holds something that would be lost. */
  readonly report: (part: object, isDirty: boolean) => void;
  /** Closes the dialog, after a question when something would be lost. */
  readonly leave: () => void;
};

/** The innermost dialog around a part; null outside of dialogs. */
export const DialogGuard = createContext<Guard | null>(null);

/** For the dialog itself: `isDirty` is what it knows on its own, besides what its parts report. */
export function useDialogGuard(isDirty: boolean, close: () => void): Guard {
  const latest = useRef({ isDirty, close });
  useEffect(() => {
    latest.current = { isDirty, close };
  });
  const [guard] = useState(() => makeGuard(() => latest.current));
  return guard;
}

function makeGuard(now: () => { isDirty: boolean; close: () => void }): Guard {
  const dirtyParts = new Set<object>();
  let isAsking = false;
  const leave = async () => {
    if (isAsking) return;
    if (now().isDirty || dirtyParts.size > 0) {
      isAsking = true;
      const isSure = await confirm(discardQuestion);
      isAsking = false;
      if (!isSure) return;
    }
    now().close();
  };
  return {
    report: (part, isDirty) => void (isDirty ? dirtyParts.add(part) : dirtyParts.delete(part)),
    leave: () => void leave(),
  };
}

/** For a form: the dialog around it asks before it closes while there are changes. */
export function useReportToDialog(isDirty: boolean): void {
  const guard = useContext(DialogGuard);
  const [part] = useState(() => ({}));
  useEffect(() => {
    guard?.report(part, isDirty);
    return () => guard?.report(part, false);
  }, [guard, part, isDirty]);
}
