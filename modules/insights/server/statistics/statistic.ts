import { resourceNamed } from '#kernel/domain';
import type { Actor, Instant, PlainDate } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Row, Statement } from '#kernel/server';
import type { StatisticAnswers, StatisticName } from '../../domain/index.ts';

export type Asked = {
  readonly actor: Actor;
  /** The day it is for the tenant. */
  readonly today: PlainDate;
  readonly now: Instant;
  readonly zone: string;
};

/** One figure: one statement, and what its rows `R` mean. */
export type Statistic<N extends StatisticName, R extends object = Row> = {
  statement(asked: Asked): Statement;
  answer(rows: readonly R[], asked: Asked): StatisticAnswers[N];
};

export type StatisticTable = { readonly [N in StatisticName]: Statistic<N> };

/** Puts the records that this actor may list into the `where` of a statement over `t`. */
export function countable(
  { actor }: Asked,
  resource: string,
  verb = 'list',
): { readonly params: Params; readonly tenant: string; readonly scope: string } {
  const params = new Params();
  const tenant = params.add(actor.tenantId, '::uuid');
  const conditions = scopeSql(actor, resourceNamed(resource), `${resource}.${verb}`, params);
  return { params, tenant, scope: conditions.map((one) => ` and ${one}`).join('') };
}
