import type { Api } from '#kernel/testing';

/** A value of a list, made through the API. */
export async function aValue(api: Api, type: string, label: string): Promise<string> {
  const { body } = await api.post('/app/lookup-config', { type, label });
  return String(body.id);
}
