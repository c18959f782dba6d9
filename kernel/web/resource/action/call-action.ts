import type { AnyAction } from '#kernel/domain';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/api.ts';
import { confirm } from '../../dialogs/confirm.ts';

/** A rule that asks is put to the user; false means that the user said no. */
export async function callAction(
  action: AnyAction,
  id: string,
  input: Record<string, unknown>,
): Promise<boolean> {
  const path = action.path.replace('{id}', encodeURIComponent(id));
  try {
    await send(action.method, path, { body: input });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirmationRequired') throw error;
    if (!(await confirm({ text: error.message }))) return false;
    await send(action.method, path, { body: { ...input, confirmed: true } });
    return true;
  }
}
