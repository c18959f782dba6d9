import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { caseTypeOf, opinionSummary, remindOpinions } from '../../domain/index.ts';
import type { Opinions, ShownOpinion } from '../../domain/index.ts';
import { linkedCasesOf, opinionsOf } from './opinion-rows.ts';

/** Whose lines a person sees: a specialist their own, whatever else they are. */
function visibleTo(actor: Actor, items: readonly ShownOpinion[]): readonly ShownOpinion[] {
  if (can(actor, remindOpinions.ability) || actor.roles.includes('CASE_MANAGER')) return items;
  const own = actor.ids.visibleSpecialistIds ?? [];
  return items.filter(({ specialistId }) => own.includes(specialistId));
}

export async function showOpinions(tx: Tx, actor: Actor, id: string): Promise<Opinions> {
  const items = visibleTo(actor, await opinionsOf(tx, id));
  const isTeam = can(actor, remindOpinions.ability) || actor.roles.includes('CASE_MANAGER');
  const linked = isTeam ? await linkedCasesOf(tx, id) : [];
  const own = actor.ids.visibleSpecialistIds ?? [];
  return {
    summary: isTeam ? opinionSummary(items) : '',
    items: [...items],
    ownIds: items
      .filter(({ specialistId }) => own.includes(specialistId))
      .map(({ id: opinionId }) => opinionId),
    linked: linked.map(({ caseType, ...row }) => ({
      ...row,
      segment: caseTypeOf(caseType)?.resource.segment ?? '',
    })),
  };
}
