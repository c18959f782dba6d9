import type { ComponentProps, ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { bindConfirm } from './confirm.ts';
import type { ConfirmDialog } from './confirm-dialog.tsx';

type Told = ComponentProps<typeof ConfirmDialog>;
type Asked = Told & { readonly Dialog: ComponentType<Told>; readonly turn: number };

let turn = 0;

/** The dialog comes with the first question; a question that cannot be drawn is still asked. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    bindConfirm(async (question) => {
      const parts = await import('./confirm-dialog.tsx').catch(() => null);
      if (!parts) return window.confirm(question.text);
      return new Promise((resolve) => {
        turn += 1;
        const own = turn;
        const answer = (isYes: boolean) => {
          resolve(isYes);
          setAsked((now) => (now?.turn === own ? null : now));
        };
        setAsked((before) => {
          before?.answer(false);
          return { Dialog: parts.ConfirmDialog, turn: own, question, answer };
        });
      });
    });
    return () => bindConfirm(() => Promise.resolve(false));
  }, []);
  if (!asked) return null;
  const { Dialog, ...told } = asked;
  return <Dialog key={told.turn} question={told.question} answer={told.answer} />;
}
