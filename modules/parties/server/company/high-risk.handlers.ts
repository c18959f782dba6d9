import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  applyHighRisk,
  decideHighRisk,
  decideLiftHighRisk,
  liftHighRisk,
} from '../../domain/index.ts';

export const highRiskHandlers: readonly Handler[] = [
  handle(applyHighRisk, ({ record, input, commit }) => commit(decideHighRisk(record, input))),
  handle(liftHighRisk, ({ record, commit }) => commit(decideLiftHighRisk(record))),
];
