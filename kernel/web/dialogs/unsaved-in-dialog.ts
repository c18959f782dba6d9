import { createContext, useContext, useEffect, useState } from 'react';
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
  /** Closes it without a question: what was typed is kept elsewhere. */
  readonly close: () => void;
};

/** The innermost dialog around a part; null outside of dialogs. */
export const DialogGuard = createContext<Guard | null>(null);

/** For the dialog itself: `isDirty` is what it knows on its own, besides what its parts report. */
export function useDialogGuard(isDirty: boolean, close: () => void): Guard {
  const [{ guard, follow }] = useState(makeGuard);
  useEffect(() => follow({ isDirty, close }));
  return guard;
}

type Dialog = { readonly isDirty: boolean; readonly close: () => void };

function makeGuard(): { guard: Guard; follow: (dialog: Dialog) => void } {
  const dirtyParts = new Set<object>();
  let isAsking = false;
  let dialog: Dialog = { isDirty: false, close: () => {} };
  const leave = async () => {
    if (isAsking) return;
    if (dialog.isDirty || dirtyParts.size > 0) {
      isAsking = true;
      const isSure = await confirm(discardQuestion);
      isAsking = false;
      if (!isSure) return;
    }
    dialog.close();
  };
  return {
    guard: {
      report: (part, isDirty) => void (isDirty ? dirtyParts.add(part) : dirtyParts.delete(part)),
      leave: () => void leave(),
      close: () => dialog.close(),
    },
    follow: (next) => void (dialog = next),
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
