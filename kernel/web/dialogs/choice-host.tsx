import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { bindChoices } from '../api/choose.ts';
import { choiceDialogOf } from './choice-dialogs.ts';
import type { ChoiceDialogProps } from './choice-dialogs.ts';

type Asked = ChoiceDialogProps & {
  readonly Dialog: ComponentType<ChoiceDialogProps>;
  readonly turn: number;
};

let turn = 0;

/** Every call of every screen that is refused until somebody chooses is put to them here. */
export function ChoiceHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      bindChoices(async (choice, tryOut) => {
        const Dialog = await choiceDialogOf(choice.name);
        if (!Dialog) return null;
        return new Promise((resolve) => {
          turn += 1;
          const own = turn;
          const answer = (value: string | null) => {
            resolve(value);
            setAsked((now) => (now?.turn === own ? null : now));
          };
          setAsked((before) => {
            before?.answer(null);
            return { Dialog, turn: own, choice, tryOut, answer };
          });
        });
      }),
    [],
  );
  if (!asked) return null;
  const { Dialog, turn: key, choice, tryOut, answer } = asked;
  return <Dialog key={key} choice={choice} tryOut={tryOut} answer={answer} />;
}
