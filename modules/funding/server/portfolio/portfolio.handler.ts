import { practiceDay } from '#billing/server';
import { addMoney } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { forecastByMonth, fundingTypes, loanAges, readPortfolio } from '../../domain/index.ts';
import type { ExpectedReturn } from '../../domain/index.ts';
import { expectedReturns } from './expected-returns.ts';
import { portfolioSums } from './portfolio-sums.ts';

const sumOf = (returns: readonly ExpectedReturn[]) =>
  addMoney('0', ...returns.map(({ amount }) => amount));

const nameOf = (key: string | null): string =>
  Object.entries(fundingTypes).find(([name]) => name === key)?.[1] ?? 'Other';

export const portfolioHandlers: readonly Handler[] = [
  handle(readPortfolio, async ({ tx, services, actor, input }) => {
    const today = await practiceDay(tx, services);
    const stress = input.stress ?? 'none';
    const sums = await portfolioSums(tx, actor, today);
    const { returns, countedBy } = await expectedReturns(tx, actor, today, stress);
    const before =
      stress === 'none' ? returns : (await expectedReturns(tx, actor, today, 'none')).returns;
    return {
      ...sums,
      today,
      ages: loanAges(today).map((age, at) => ({
        key: null,
        ...age,
        loans: sums.ages[at]?.loans ?? 0,
        payout: sums.ages[at]?.payout ?? '0.00',
      })),
      fundingTypes: sums.fundingTypes.map((one) => ({ ...one, label: nameOf(one.key) })),
      expected: sumOf(returns),
      expectedBefore: sumOf(before),
      forecast: forecastByMonth(returns, today),
      countedBy,
    };
  }),
];
