import type { AskedChoice } from '#kernel/domain';
import type { ComponentType } from 'react';
import type { TryChoice } from '../api/choose.ts';

export type ChoiceDialogProps = {
  readonly choice: AskedChoice;
  readonly tryOut: TryChoice;
  /** Null: everything stays as it is. */
  readonly answer: (value: string | null) => void;
};

/** By the name of the choice: the dialog that shows what it is about. */
export type ChoiceDialogs = Readonly<
  Record<string, () => Promise<ComponentType<ChoiceDialogProps>>>
>;

let known: ChoiceDialogs = {};

export function registerChoiceDialogs(given: ChoiceDialogs): void {
  known = { ...known, ...given };
}

export const choiceDialogOf = async (
  name: string,
): Promise<ComponentType<ChoiceDialogProps> | null> => (await known[name]?.()) ?? null;
