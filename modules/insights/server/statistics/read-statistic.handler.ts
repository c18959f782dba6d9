import { dayIn } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import { isStatistic, mayRead, readStatistic } from '../../domain/index.ts';
import * as actions from './of-actions.ts';
import * as booking from './of-booking.ts';
import * as parties from './of-parties.ts';
import * as work from './of-work.ts';
import type { Statistic, StatisticTable } from './statistic.ts';
import type { StatisticName } from '../../domain/index.ts';

const table: StatisticTable = { ...actions, ...booking, ...parties, ...work };

export const readStatisticHandler = handle(
  readStatistic,
  async ({ actor, params, services, tx }) => {
    const name = params['name'] ?? '';
    if (!isStatistic(name)) throw new Refused('notFound');
    if (!mayRead(actor, name)) throw new Refused('notPermitted');
    const zone = actor.attributes['timezone'] ?? 'Australia/Sydney';
    const now = services.now();
    const asked = { actor, zone, today: dayIn(zone, now), now: now.toISOString() };
    const { statement, answer } = table[name] as Statistic<StatisticName>;
    const [found] = await tx.batch([{ ...statement(asked), reads: true }]);
    return answer(found?.rows ?? [], asked);
  },
);
