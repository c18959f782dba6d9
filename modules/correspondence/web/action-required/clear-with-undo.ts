import { api, toast, toastFailure } from '#kernel/web';
import { announceChange } from './actions-changed.ts';

type Cleared = { readonly cleared: readonly string[] };

async function takeBack(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await api.put(`/app/action-required/${id}/reopen`);
  } catch (error) {
    toastFailure(error);
  }
  announceChange();
}

/** One press, and one press to take it back. */
export async function clearWithUndo(
  actions: readonly { readonly id: string; readonly title: string }[],
): Promise<boolean> {
  try {
    const ids = actions.map(({ id }) => id);
    const { cleared } = await api.post<Cleared>('/app/action-required/clear', { ids });
    const [first] = actions;
    const words = actions.length === 1 && first ? first.title : `${cleared.length} actions`;
    toast.info(words, 'Marked done', {
      key: `cleared ${ids[0]}`,
      ...(cleared.length > 0 && {
        action: { label: 'Undo', run: () => void takeBack(cleared) },
      }),
    });
    announceChange();
    return true;
  } catch (error) {
    toastFailure(error);
    return false;
  }
}
