import type { AnyAction } from '#kernel/domain';
import { ActionDialog, runAction, toast, toastFailure } from '#kernel/web';
import { Suspense, useState } from 'react';

type Target = { readonly action: AnyAction; readonly id: string; readonly done: string };

/** Asks what an action asks, does it, and says so; what asks nothing is done at once. */
export function useItemAction(refresh: () => Promise<unknown>) {
  const [asked, setAsked] = useState<Target | null>(null);
  const run = async ({ action, id, done }: Target, input: Record<string, unknown>) => {
    const answer = await runAction(action, id, input);
    if (answer === null) return;
    setAsked(null);
    toast.success(done);
    await refresh();
  };
  const start = (action: AnyAction, id: string, done: string) => {
    const target = { action, id, done };
    if (Object.keys(action.input).length) setAsked(target);
    else run(target, {}).catch(toastFailure);
  };
  const dialog = asked && (
    <Suspense>
      <ActionDialog
        action={asked.action}
        recordId={asked.id}
        run={(input) => run(asked, input)}
        close={() => setAsked(null)}
      />
    </Suspense>
  );
  return { start, dialog };
}
