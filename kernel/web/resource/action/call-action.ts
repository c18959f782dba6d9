import type { AnyAction } from '#kernel/domain';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/api.ts';
import { confirm } from '../../dialogs/confirm.ts';

type More = {
  /** The same key twice is one call. */
  readonly key?: string;
};

/** A rule that asks is put to the user; null means that the user said no. */
export async function runAction<T>(
  action: AnyAction,
  id: string,
  input: Record<string, unknown>,
  { key }: More = {},
): Promise<T | null> {
  const path = action.path.replace(/\{\w+\}/, encodeURIComponent(id));
  const call = async (body: Record<string, unknown>, mark: string): Promise<T> => {
    const headers = new Headers();
    if (key) headers.set('Idempotency-Key', `${key}${mark}`);
    const text = await (await send(action.method, path, { body, headers })).text();
    return (text ? JSON.parse(text) : {}) as T;
  };
  let answers: Record<string, string> = {};
  for (;;) {
    const count = Object.keys(answers).length;
    try {
      return await call(count ? { ...input, answers } : input, count ? `-yes-${count}` : '');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmationRequired') throw error;
      const asked = { ...answers, ...error.yes };
      // A rule that asks again what was answered would ask for ever.
      if (Object.keys(asked).length === count) throw error;
      if (!(await confirm({ text: error.message, yes: 'Yes', no: 'No' }))) return null;
      answers = asked;
    }
  }
}

const dryHeaders = () => new Headers({ 'X-Dry-Run': 'true' });

/** What the action would do. Nothing happens, so what a rule asks is answered with yes. */
export async function dryRunAction(
  action: AnyAction,
  id: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const path = action.path.replace(/\{\w+\}/, encodeURIComponent(id));
  const headers = dryHeaders();
  let answers: Record<string, string> = {};
  for (;;) {
    const count = Object.keys(answers).length;
    try {
      const body = count ? { ...input, answers } : input;
      const answer = await send(action.method, path, { body, headers });
      return (await answer.json()) as Record<string, unknown>;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmationRequired') throw error;
      answers = { ...answers, ...error.yes };
      if (Object.keys(answers).length === count) throw error;
    }
  }
}

/** What a POST that is no action would do. */
export async function dryRunPost(path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await send('POST', path, { body, headers: dryHeaders() });
  return (await answer.json()) as Record<string, unknown>;
}

/** False means that the user said no. */
export const callAction = async (
  action: AnyAction,
  id: string,
  input: Record<string, unknown>,
): Promise<boolean> => (await runAction(action, id, input)) !== null;
