import type { Actor } from '#kernel/domain';
import { dayIn } from '#kernel/domain';
import { answer, Refused, handle, isUuid } from '#kernel/server';
import type { Answer, Call, Handler, Services } from '#kernel/server';
import {
  countActiveAccounts,
  countActiveClients,
  defaultMonths,
  isMonth,
  isMonthRange,
  monthlyCountId,
  monthsIn,
  readActiveAccounts,
  readActiveMonth,
} from '../../domain/index.ts';
import type { MonthRange, MonthlyCount } from '../../domain/index.ts';
import { visibleTenantId, batchAsTenantOrHost } from '../tenant-or-host.ts';
import { tenantNames } from '../tenant-names.ts';
import { activeAccountsPoint, activityPoint } from './usage-points.ts';

type Input = { tenantId?: string | null; fromMonth?: string | null; toMonth?: string | null };
type Row = { tenantId: string; month: string; count: number };

function rangeOf(input: Input, services: Services, actor: Actor): MonthRange {
  const today = dayIn(actor.attributes['timezone'] ?? 'Australia/Sydney', services.now());
  const normal = defaultMonths(today);
  const range = { from: input.fromMonth ?? normal.from, to: input.toMonth ?? normal.to };
  if (!isMonthRange(range)) throw new Refused('unknownMonths');
  return range;
}

/** Every tenant and month of the question has a row, also when nothing happened. */
async function counted(
  kind: 'clients' | 'accounts',
  { actor, input, services }: { actor: Actor; input: Input; services: Services },
): Promise<{ items: MonthlyCount[]; totalCount: number }> {
  const range = rangeOf(input, services, actor);
  const asked = actor.isHost && isUuid(input.tenantId) ? input.tenantId : visibleTenantId(actor);
  const counter = activityPoint.of(services).find((each) => each.kind === kind);
  const found = counter
    ? (
        await batchAsTenantOrHost(services, actor, [
          counter.count({ ...range, tenantId: asked, services }),
        ])
      )[0]?.rows
    : [];
  const counts = new Map(
    ((found ?? []) as Row[]).map((row) => [monthlyCountId(row.tenantId, row.month), row.count]),
  );
  const names = await tenantNames(services, actor);
  const tenants = [...names].filter(([id]) => asked === null || id === asked);
  const items = tenants
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .flatMap(([tenantId, tenantName]) =>
      monthsIn(range).map((month) => {
        const id = monthlyCountId(tenantId, month);
        return { id, tenantId, tenantName, month, count: Number(counts.get(id) ?? 0) };
      }),
    );
  return { items, totalCount: items.length };
}

export const monthlyActivityHandlers: readonly Handler[] = [
  handle(countActiveClients, (call) => counted('clients', call)),
  handle(countActiveAccounts, (call) => counted('accounts', call)),
  handle(readActiveAccounts, accountsOfMonth),
  handle(readActiveMonth, accountsOfMonth),
];

async function accountsOfMonth({ actor, params, services }: Call): Promise<Answer> {
  const [tenantId, month] = (params['id'] ?? '').split('_');
  if (!isUuid(tenantId) || !isMonth(month)) throw new Refused('notFound');
  const names = await tenantNames(services, actor);
  const tenantName = names.get(tenantId);
  const [list] = activeAccountsPoint.of(services);
  if (!tenantName || !list) throw new Refused('notFound');
  const [found] = await batchAsTenantOrHost(services, actor, [list(tenantId, month)]);
  return answer({ tenantId, tenantName, month, items: found?.rows ?? [] });
}
