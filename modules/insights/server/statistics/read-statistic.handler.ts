import { dayIn } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { answer, Refused, handle } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { isStatistic, mayRead, readStatistic, readStatistics } from '../../domain/index.ts';
import type { StatisticName } from '../../domain/index.ts';
import * as actions from './action-statistics.ts';
import * as cases from './case-statistics.ts';
import * as booking from './booking-statistics.ts';
import * as parties from './party-statistics.ts';
import * as work from './work-statistics.ts';
import type { Statistic, StatisticTable } from './statistic.ts';

const table: StatisticTable = { ...actions, ...booking, ...cases, ...parties, ...work };

type Call = { readonly actor: Actor; readonly services: Services; readonly tx: Tx };

/** One round trip, however many are asked for. */
async function answersTo({ actor, services, tx }: Call, names: readonly string[]) {
  const figures = names.map((name) => {
    if (!isStatistic(name)) throw new Refused('notFound');
    if (!mayRead(actor, name)) throw new Refused('notPermitted');
    return table[name] as Statistic<StatisticName>;
  });
  const zone = actor.attributes['timezone'] ?? 'Australia/Sydney';
  const now = services.now();
  const asked = { actor, zone, today: dayIn(zone, now), now: now.toISOString() };
  const found = await tx.batch(
    figures.map(({ statement }) => ({ ...statement(asked), reads: true })),
  );
  return figures.map((figure, index) => figure.answer(found[index]?.rows ?? [], asked));
}

export const statisticHandlers = [
  handle(readStatistic, async (call) => {
    const [found] = await answersTo(call, [call.params['name'] ?? '']);
    return answer(found);
  }),
  handle(readStatistics, async (call) => {
    const names = [...new Set((call.input.names ?? '').split(','))];
    const answers = await answersTo(call, names);
    return answer(Object.fromEntries(names.map((name, index) => [name, answers[index]])));
  }),
];
