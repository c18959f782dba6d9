import type { ContradictionLook, KeptContradiction } from '../modules/platform/domain/index.ts';
import { apiAs } from './api-of.ts';

const tenants = ['harbour', 'southern'];

/** After the last journey: what the journeys made must not contradict itself. */
export default async function nothingContradicts(): Promise<void> {
  const told: string[] = [];
  for (const tenant of tenants) {
    const api = await apiAs(`adminstaff@${tenant}.test`);
    const { looks } = (await api.get('/app/contradictions')) as object as {
      looks: readonly ContradictionLook[];
    };
    for (const { module } of looks) await api.post('/app/contradictions/look', { module });
    const { items } = (await api.get('/app/contradictions')) as object as {
      items: readonly KeptContradiction[];
    };
    told.push(...items.map(({ invariant, sentence }) => `${tenant} ${invariant}: ${sentence}`));
  }
  if (told.length) throw new Error(`The journeys left contradictions:\n${told.join('\n')}`);
}
