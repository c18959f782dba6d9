import { api } from '#kernel/web';
import { impersonate } from '../domain/index.ts';

/** B-073: the address that comes back carries the impersonator, and the app starts anew there. */
export async function signInAs(userId: string): Promise<void> {
  const { url } = await api.post<{ url: string }>(impersonate.path.replace('{id}', userId));
  location.assign(url);
}
