import type { Services } from '#kernel/server';
import { mostByEngine } from '../../domain/index.ts';
import type { LoanGroups } from './loan-groups.ts';

/** What so many loans add up to is not counted twice within half a minute. */
const lifetime = 30_000;
const most = 100;

type Kept = { readonly until: number; readonly groups: LoanGroups };

const keptBy = new WeakMap<object, Map<string, Kept>>();

const countOf = ({ kinds }: LoanGroups): number => kinds.reduce((sum, { loans }) => sum + loans, 0);

/** The key says whose loans they are, by tenant and scope; a small portfolio is counted each time. */
export async function keptGroups(
  { db }: Pick<Services, 'db'>,
  key: string,
  count: () => Promise<LoanGroups>,
): Promise<LoanGroups> {
  const all = keptBy.get(db) ?? new Map<string, Kept>();
  keptBy.set(db, all);
  const known = all.get(key);
  const now = performance.now();
  if (known && known.until > now) return known.groups;
  const groups = await count();
  if (all.size >= most) all.clear();
  if (countOf(groups) > mostByEngine) all.set(key, { until: now + lifetime, groups });
  else all.delete(key);
  return groups;
}
