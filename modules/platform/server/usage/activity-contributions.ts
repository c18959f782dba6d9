import type { Statement } from '#kernel/server';
import type { MonthRange } from '../../domain/index.ts';

/** Null: all tenants; the statement runs as whoever may see that far. */
export type ActivityQuestion = MonthRange & { readonly tenantId: string | null };

/** Answers rows of `tenantId`, `month` (YYYY-MM) and `count`. */
export type CountActivity = (question: ActivityQuestion) => Statement;

const counters = new Map<'clients' | 'accounts', CountActivity>();

/** Called by the later module that knows clients, and by the one that knows accounts. */
export function contributeActivity(kind: 'clients' | 'accounts', count: CountActivity): void {
  counters.set(kind, count);
}

export const activityCounter = (kind: 'clients' | 'accounts'): CountActivity | undefined =>
  counters.get(kind);

/** Answers the accounts of one month: `userId`, `name`, `userName`, `signIns`, `lastAt`. */
export type ListAccounts = (tenantId: string, month: string) => Statement;

let accounts: ListAccounts | undefined;

export function contributeActiveAccounts(list: ListAccounts): void {
  accounts = list;
}

export const activeAccounts = (): ListAccounts | undefined => accounts;
