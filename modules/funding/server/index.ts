import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { fundingDemo } from '../demo/index.ts';
import { advanceParts } from './advances/index.ts';
import { agreementParts } from './agreements/index.ts';
import { arrearsParts } from './arrears/index.ts';
import { caseFunding } from './case-money-overview/read-case-funding.ts';
import { covenantParts } from './covenants/index.ts';
import { dayEndParts } from './day-end/index.ts';
import { deskHandlers } from './desk/lender-desk.handler.ts';
import { fundingStays, loansOfCases } from './loans/loans-of-cases.ts';
import { loanParts } from './loans/index.ts';
import { portfolioHandlers } from './portfolio/portfolio.handler.ts';
import { providerParts } from './providers/index.ts';
import { repaymentParts } from './repayment/index.ts';
import { requestParts } from './requests/index.ts';
import { scheduleParts } from './schedules/index.ts';
import { settlementParts } from './settlement/index.ts';
import { signingParts } from './signing/index.ts';
import { statementParts } from './statements/index.ts';
import { fundingInvariants } from './funding-invariants.ts';
import { fundingTables } from './tables.ts';
import { fundingPaperRights } from './papers.ts';

export const fundingServer: ServerModule = {
  name: 'funding',
  ...joinParts([
    {
      database: fundingTables,
      handlers: portfolioHandlers,
      invariants: fundingInvariants,
      contributes: [caseFunding, loansOfCases, fundingStays, ...fundingPaperRights],
    },
    { handlers: deskHandlers },
    providerParts,
    requestParts,
    agreementParts,
    signingParts,
    covenantParts,
    loanParts,
    scheduleParts,
    advanceParts,
    repaymentParts,
    arrearsParts,
    settlementParts,
    dayEndParts,
    statementParts,
  ]),
  demo: fundingDemo,
};
