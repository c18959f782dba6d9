import type { Actor } from '#kernel/domain';
import type { Services } from '#kernel/server';
import type { UsageFigure } from '../../domain/index.ts';

export type MeasureUsage = (services: Services, actor: Actor) => Promise<readonly UsageFigure[]>;

const measures: MeasureUsage[] = [];

/** Called by each later module that has something worth counting for a subscription. */
export function contributeUsage(measure: MeasureUsage): void {
  measures.push(measure);
}

export const usageOf = async (services: Services, actor: Actor): Promise<UsageFigure[]> =>
  (await Promise.all(measures.map((measure) => measure(services, actor)))).flat();
