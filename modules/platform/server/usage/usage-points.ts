import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services, Statement } from '#kernel/server';
import type { MonthRange, UsageFigure } from '../../domain/index.ts';

type MeasureUsage = (services: Services, actor: Actor) => Promise<readonly UsageFigure[]>;

/** Each later module that has something worth counting for a subscription contributes it. */
export const usagePoint = defineExtensionPoint<MeasureUsage>('platform.usage');

/** Null: all tenants; the statement runs as whoever may see that far. */
type ActivityQuestion = MonthRange & {
  readonly tenantId: string | null;
  readonly services: Services;
};

type CountActivity = {
  readonly kind: 'clients' | 'accounts';
  /** Answers rows of `tenantId`, `month` (YYYY-MM) and `count`. */
  count(question: ActivityQuestion): Statement;
};

/** The later modules that know clients and accounts contribute how to count them. */
export const activityPoint = defineExtensionPoint<CountActivity>('platform.activity');

/** Answers the accounts of one month: `userId`, `name`, `userName`, `signIns`, `lastAt`. */
type ListAccounts = (tenantId: string, month: string) => Statement;

export const activeAccountsPoint = defineExtensionPoint<ListAccounts>('platform.activeAccounts');
