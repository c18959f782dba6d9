import { api } from '#kernel/web';

/** B-073: the address that comes back carries the impersonator, and the app starts anew there. */
export async function impersonate(userPath: string): Promise<null> {
  const { url } = await api.post<{ url: string }>(`${userPath}/impersonate`);
  location.assign(url);
  return null;
}
