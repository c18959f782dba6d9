import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { addMonths, monthOf } from '#platform/domain';
import type { TableRows } from '#kernel/server';
import type { Account } from './accounts.ts';
import { momentBefore, randomOf } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';

const months = 6;

/** When somebody signed in last: within the last working days, seldom longer ago. */
const lastSignIn = (tenant: TenantName, { who }: Account, today: PlainDate): string => {
  const random = randomOf(tenant, who, 'last sign-in');
  return momentBefore(today, random.next() < 0.8 ? random.between(1, 6) : 24, random);
};

export const lastSignIns = (
  tenant: TenantName,
  accounts: readonly Account[],
  today: PlainDate,
): ReadonlyMap<string, string> =>
  new Map(accounts.map((account) => [account.id, lastSignIn(tenant, account, today)]));

/** R-213: the last half year; not everybody signs in every month. */
export function signInRows(
  tenant: TenantName,
  accounts: readonly Account[],
  today: PlainDate,
): TableRows {
  const rows = accounts.flatMap((account) => {
    const random = randomOf(tenant, account.who, 'sign-ins');
    const last = lastSignIn(tenant, account, today);
    return Array.from({ length: months }, (_, back) => {
      const month = addMonths(monthOf(last.slice(0, 10)), -back);
      const at = back === 0 ? last : `${addDays(`${month}-01`, random.between(10, 27))}T02:00:00Z`;
      return {
        month,
        at,
        isActive: back === 0 || random.next() < 0.85,
        times: random.between(1, 22),
      };
    })
      .filter(({ isActive }) => isActive)
      .map(({ month, at, times }) => ({
        tenant_id: tenantId(tenant),
        month: `${month}-01`,
        user_id: account.id,
        sign_ins: times,
        last_at: at,
      }));
  });
  return { table: 'account_activity', rows };
}
