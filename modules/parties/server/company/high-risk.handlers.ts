import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  applyHighRisk,
  decideHighRisk,
  decideLiftHighRisk,
  liftHighRisk,
} from '../../domain/index.ts';
import type { CompanyFacts, HighRiskInput } from '../../domain/index.ts';

export const highRiskHandlers: readonly Handler[] = [
  handle(applyHighRisk, ({ record, input, commit }) =>
    commit(record, decideHighRisk(record as unknown as CompanyFacts, input as HighRiskInput)),
  ),
  handle(liftHighRisk, ({ record, commit }) =>
    commit(record, decideLiftHighRisk(record as unknown as CompanyFacts)),
  ),
];
