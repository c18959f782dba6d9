import type { AnyAction } from '#kernel/domain';
import { callAction, toast, toastFailure } from '#kernel/web';
import { loadCalls } from './calls-store.ts';

/** False: it was refused, or the user said no. The strip is asked for again in any case. */
export async function runCallAction(
  action: AnyAction,
  callId: string,
  input: Record<string, unknown> = {},
  done?: string,
): Promise<boolean> {
  try {
    const isDone = await callAction(action, callId, input);
    if (isDone && done) toast.success(done);
    return isDone;
  } catch (error) {
    toastFailure(error);
    return false;
  } finally {
    await loadCalls().catch(() => {});
  }
}
