import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { mrClosed } from './mr-steps.ts';
import { mr } from './mr.resource.ts';
import { mrWorkflow } from './mr.workflow.ts';

export const mrType: CaseType = {
  key: 'MR',
  resource: mr,
  workflow: mrWorkflow as AnyWorkflow,
  closed: mrClosed,
  // No specialist earns by it; accounting prices the charge.
  serviceType: null,
  chargeByOutcome: { cancelledNoFee: null, cancelledChargeable: 'lateCancellation' },
};
