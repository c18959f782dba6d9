import type { AnyAction } from '#kernel/domain';
import { ActionDialog, api } from '#kernel/web';
import { Suspense } from 'react';
import { impersonate } from '../domain/index.ts';

const action: AnyAction = impersonate;

/** B-073: the address that comes back carries the impersonator, and the app starts anew there. */
async function signInAs(userId: string, input: Record<string, unknown>): Promise<void> {
  const { url } = await api.post<{ url: string }>(action.path.replace('{id}', userId), input);
  location.assign(url);
}

type Props = { userId: string; close: () => void };

/** Asks for the reason first: it stands in the audit log. */
export const SignInAs = ({ userId, close }: Props) => (
  <Suspense>
    <ActionDialog action={action} run={(input) => signInAs(userId, input)} close={close} />
  </Suspense>
);
