import type { AnyAction } from '#kernel/domain';
import { Suspense } from 'react';
import { dryRunAction } from './call-action.ts';
import { DryRunView } from './dry-run-part.ts';

type Values = Readonly<Record<string, unknown>>;

type Props = {
  action: AnyAction;
  /** Of the record; absent where the path names none. */
  id?: string;
  /** What the call would say; null while something is missing that the dialog asks for. */
  input: () => Values | null;
  /** Nothing has to be typed first. */
  isAskedAtOnce?: boolean;
};

/** In a dialog with inputs of its own: what its call would do. Nothing for a call that cannot be tried. */
export const DryRunOf = ({ action, id = '', input, isAskedAtOnce = false }: Props) =>
  action.dryRun && (
    <Suspense>
      <DryRunView
        isAskedAtOnce={isAskedAtOnce}
        ask={async () => {
          const asked = input();
          return asked && dryRunAction(action, id, { ...asked });
        }}
      />
    </Suspense>
  );
