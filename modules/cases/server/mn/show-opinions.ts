import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { caseTypeOf, mn, opinionSummary } from '../../domain/index.ts';
import type { Opinions, ShownOpinion } from '../../domain/index.ts';
import { linkedCasesOf, opinionsOf } from './opinion-rows.ts';

/** The practice and its customer compare; a specialist finds their own line alone. */
const compares = (actor: Actor): boolean => can(actor, `${mn.name}.update`);

export async function showOpinions(tx: Tx, actor: Actor, id: string): Promise<Opinions> {
  const isTeam = compares(actor);
  const own = actor.ids.visibleSpecialistIds ?? [];
  const isOwn = ({ specialistId }: ShownOpinion) => own.includes(specialistId);
  const all = await opinionsOf(tx, id);
  const items = isTeam ? all : all.filter(isOwn);
  const linked = isTeam ? await linkedCasesOf(tx, id) : [];
  return {
    summary: isTeam ? opinionSummary(items) : '',
    items: [...items],
    ownIds: items.filter(isOwn).map(({ id: opinionId }) => opinionId),
    linked: linked.map(({ caseType, ...row }) => ({
      ...row,
      segment: caseTypeOf(caseType)?.resource.segment ?? '',
    })),
  };
}
