import type { Api } from './api-of.ts';
import { uniqueName } from './unique-name.ts';

/** A company that no other journey knows: what is left on it is in nobody's way. */
export async function aCompany(api: Api, more: Record<string, unknown> = {}) {
  const name = uniqueName('Journey Company');
  const { id } = await api.post('/app/companies', { name, businessType: 'insurer', ...more });
  return { id, name, path: `/view/companies/detail/${id}` };
}
