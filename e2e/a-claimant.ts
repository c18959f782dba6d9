import type { Api } from './api-of.ts';
import { uniqueName } from './unique-name.ts';

/** Somebody whom no other journey knows, and who is found by the last name. */
export async function aClaimant(api: Api, more: Record<string, unknown> = {}) {
  const lastName = uniqueName('Claimant').replace(' ', '');
  const { id } = await api.post('/app/clients', { firstName: 'Ada', lastName, ...more });
  return { id, lastName };
}
