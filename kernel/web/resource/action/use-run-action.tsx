import { findAction, resourceNamed } from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../dialogs/confirm.ts';
import { useWarnUnsent } from '../../form/warn-unsaved-changes.ts';
import { saved, toast, toastFailure } from '../../toast/toast.ts';
import type { StoredRecord } from '../record.ts';
import { useRefetch } from '../record.ts';
import { callAction } from './call-action.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('./action-dialog.tsx')).ActionDialog,
}));

export type ActedOn = Pick<StoredRecord, 'id' | 'can'> & { readonly concurrencyStamp?: string };

/** The action as the tenant words it. */
export const wordedAction = (action: AnyAction): AnyAction => findAction(action.ability) ?? action;

type Asked = { readonly action: AnyAction; readonly question: string | undefined };

/** What is sent can be looked at first, even where nothing is asked. */
export const opensDialog = ({ input, dryRun }: AnyAction): boolean =>
  Object.keys(input).length > 0 || dryRun === true;

const ownerOf = (resource: AnyResource): AnyResource => {
  const { parent, fields } = resource;
  const owner = parent && fields[parent.field]?.resource;
  return owner ? resourceNamed(owner) : resource;
};

/** Runs an action on a record: one that takes input, or sends something, opens its dialog first. */
export function useRunAction(on: string, record: ActedOn, done: string = saved.section) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isRunning, setRunning] = useState(false);
  const resource = resourceNamed(on);
  const refetch = useRefetch(resource);
  const warnUnsent = useWarnUnsent();
  const refetchOwner = useRefetch(ownerOf(resource));

  const run = async (action: AnyAction, input: Record<string, unknown>) => {
    const stamp = record.concurrencyStamp;
    const wentOn = await callAction(action, record.id, {
      ...input,
      ...(stamp && { concurrencyStamp: stamp }),
    });
    if (!wentOn) return;
    toast.success(done);
    setAsked(null);
    // A decision on a child record may change the record that it belongs to.
    await Promise.all([refetch(), refetchOwner()]);
  };

  const start = async (action: AnyAction, question?: string) => {
    if (opensDialog(action)) return setAsked({ action, question });
    if (question && !(await confirm({ text: question, yes: action.label ?? action.name }))) return;
    if (action.dryRun) warnUnsent();
    setRunning(true);
    await run(action, {}).catch(toastFailure);
    setRunning(false);
  };

  const dialog: ReactNode = asked && (
    <Suspense>
      <ActionDialog
        action={asked.action}
        recordId={record.id}
        run={(input) => run(asked.action, input)}
        close={() => setAsked(null)}
      >
        {asked.question && <p>{asked.question}</p>}
      </ActionDialog>
    </Suspense>
  );
  return { start, isRunning, dialog };
}
