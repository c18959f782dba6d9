import { practiceDay } from '#billing/server';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { mostBreachingLoans, testCovenants } from '../../domain/index.ts';
import { testedCovenants } from './covenant-facts.ts';

export const covenantHandlers: readonly Handler[] = [
  handle(testCovenants, async ({ tx, services, record }) => {
    const today = await practiceDay(tx, services);
    const tested = await testedCovenants(tx, record.id, today);
    return {
      today,
      tests: tested.map(({ covenant, test }) => ({
        ...covenant,
        figure: test.figure,
        isMet: test.isMet,
        loanCount: test.loans.length,
        loans: test.loans.slice(0, mostBreachingLoans),
      })),
    };
  }),
];
