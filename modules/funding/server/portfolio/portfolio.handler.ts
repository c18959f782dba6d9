import { practiceDay } from '#billing/server';
import { caseTypeNames } from '#cases/domain';
import { addMoney, exact } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  forecastByMonth,
  fundingTypes,
  loanAges,
  readPortfolio,
  returnOn,
  rowOn,
  sumsOn,
  undrawnOn,
} from '../../domain/index.ts';
import type { ExpectedReturn, Portfolio, Stress } from '../../domain/index.ts';
import { expectedReturns } from './expected-returns.ts';
import { agreementsOfDay, loansOfDay } from './loans-of-day.ts';
import { outstandingLoansHandler } from './outstanding-loans.handler.ts';
import { loanGroups } from './loan-groups.ts';
import { portfolioSums, ratesOn } from './portfolio-sums.ts';
import type { PortfolioSums } from './portfolio-sums.ts';

const sumOf = (returns: readonly ExpectedReturn[]) =>
  addMoney('0', ...returns.map(({ amount }) => amount));

const named =
  (names: Readonly<Record<string, string>>, other: string) =>
  (part: Portfolio['firms'][number]): Portfolio['firms'][number] => ({
    ...part,
    label: names[part.key ?? ''] ?? other,
  });

type Expected = {
  readonly returns: readonly ExpectedReturn[];
  readonly before: readonly ExpectedReturn[];
  readonly countedBy: Portfolio['countedBy'];
};

const answerOf = (
  day: PlainDate,
  sums: PortfolioSums,
  { returns, before, countedBy }: Expected,
): Portfolio => ({
  ...sums,
  today: day,
  ages: loanAges(day).map((age, at) => ({
    key: null,
    ...age,
    loans: sums.ages[at]?.loans ?? 0,
    payout: sums.ages[at]?.payout ?? '0.00',
  })),
  fundingTypes: sums.fundingTypes.map(named(fundingTypes, 'Other')),
  caseTypes: sums.caseTypes.map(named(caseTypeNames, 'Without a case')),
  expected: sumOf(returns),
  expectedBefore: sumOf(before),
  forecast: forecastByMonth(returns, day),
  countedBy,
});

type Call = { readonly tx: Tx; readonly services: Services; readonly actor: Actor };

async function portfolioOfToday(call: Call, today: PlainDate, stress: Stress): Promise<Portfolio> {
  const { tx, actor } = call;
  const rates = await ratesOn(tx, today);
  const groups = await loanGroups(call, today);
  const sums = await portfolioSums(tx, actor, groups, { today, rates });
  const { under, countedBy } = await expectedReturns(tx, actor, groups, { today, rates });
  return answerOf(today, sums, { returns: under(stress), before: under('none'), countedBy });
}

/** Every loan that ran then, counted by the engine for that day. */
async function portfolioOfDay(
  tx: Tx,
  actor: Actor,
  day: PlainDate,
  stress: Stress,
): Promise<Portfolio> {
  const loans = await loansOfDay(tx, actor, day);
  const rows = loans.map((one) => rowOn(one, day));
  const undrawn = undrawnOn(await agreementsOfDay(tx, actor, day), loans, rows);
  const owing = loans.filter((_loan, at) => exact(rows[at]?.payout ?? 0).greaterThan(0));
  const expected = (of: Stress) => owing.map((one) => returnOn(one, day, of));
  const before = expected('none');
  const returns = stress === 'none' ? before : expected(stress);
  const sums = { ...sumsOn(loans, rows, day), undrawn };
  return { ...answerOf(day, sums, { returns, before, countedBy: 'engine' }), rows };
}

export const portfolioHandlers: readonly Handler[] = [
  outstandingLoansHandler,
  handle(readPortfolio, async ({ tx, services, actor, input }) => {
    const today = await practiceDay(tx, services);
    const [day, stress] = [input.asOf ?? today, input.stress ?? 'none'];
    if (day > today) throw new Refused('portfolioDayAhead');
    return day === today
      ? portfolioOfToday({ tx, services, actor }, today, stress)
      : portfolioOfDay(tx, actor, day, stress);
  }),
];
