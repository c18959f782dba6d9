import { addDays, startOfDay } from '#kernel/domain';
import { onboardingStages } from '#parties/domain';
import { everyWeek, mondayOf } from '../../domain/index.ts';
import type { Counted, EndingContract } from '../../domain/index.ts';
import { countable } from './statistic.ts';
import type { Statistic } from './statistic.ts';

const noticeDays = 60;
const mostContracts = 6;
const weeks = 8;

export const specialistsOnboarding: Statistic<'specialistsOnboarding', Counted<'stage'>> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'specialist');
    return {
      text: `select t.staged_onboarding as stage, count(*)::int as count from party_specialists t
        where t.tenant_id = ${tenant} and t.recruitment_status = 'ONBOARDING'${scope}
        group by t.staged_onboarding`,
      values: params.values,
    };
  },
  answer(rows) {
    const known = new Map(rows.map(({ stage, count }) => [stage, count]));
    const stages = Object.keys(onboardingStages);
    return { items: stages.map((stage) => ({ stage, count: known.get(stage) ?? 0 })) };
  },
};

/** In force now, and nothing signed that goes on after it. */
export const contractsEnding: Statistic<'contractsEnding', EndingContract & { total: number }> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'specialistContract');
    const today = params.add(asked.today, '::date');
    const last = params.add(addDays(asked.today, noticeDays), '::date');
    return {
      text: `select t.specialist_id as "specialistId", s.full_name as "specialistName",
          t.end_date::text as "endDate", count(*) over ()::int as total
        from party_specialist_contracts t
        join party_specialists s on s.tenant_id = t.tenant_id and s.id = t.specialist_id
        where t.tenant_id = ${tenant} and t.status = 'signed'
          and t.start_date <= ${today} and t.end_date between ${today} and ${last}
          and not exists (
            select 1 from party_specialist_contracts n
            where n.tenant_id = t.tenant_id and n.specialist_id = t.specialist_id
              and n.status = 'signed'
              and n.id <> t.id and (n.end_date is null or n.end_date > t.end_date)
          )${scope}
        order by t.end_date, s.full_name limit ${mostContracts}`,
      values: params.values,
    };
  },
  answer: (rows) => ({
    items: rows.map(({ total: _total, ...contract }) => contract),
    totalCount: rows[0]?.total ?? 0,
  }),
};

export const newClaimants: Statistic<'newClaimants', Counted<'week'>> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'client');
    const first = addDays(mondayOf(asked.today), -7 * (weeks - 1));
    const from = params.add(startOfDay(first, asked.zone), '::timestamptz');
    const zone = params.add(asked.zone, '::text');
    return {
      text: `select date_trunc('week', t.creation_time at time zone ${zone})::date::text as week,
          count(*)::int as count
        from party_clients t
        where t.tenant_id = ${tenant} and t.creation_time >= ${from}${scope}
        group by 1`,
      values: params.values,
    };
  },
  answer: (rows, { today }) => ({
    items: everyWeek(today, weeks, rows),
  }),
};

export const inquiriesOpen: Statistic<'inquiriesOpen', Counted<'state'>> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'inquiry');
    return {
      text: `select t.state, count(*)::int as count from party_inquiries t
        where t.tenant_id = ${tenant} and t.state in ('new', 'contacted', 'quoted')${scope}
        group by t.state order by t.state`,
      values: params.values,
    };
  },
  answer: (items) => ({ items, totalCount: items.reduce((sum, { count }) => sum + count, 0) }),
};
