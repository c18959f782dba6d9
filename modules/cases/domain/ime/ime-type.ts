import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { imeClosed } from './ime-steps.ts';
import { ime } from './ime.resource.ts';
import { imeWorkflow } from './ime.workflow.ts';

export const imeType: CaseType = {
  key: 'IME',
  resource: ime,
  workflow: imeWorkflow as AnyWorkflow,
  closed: imeClosed,
  serviceType: 'ime',
  chargeByOutcome: {
    cancelledNoFee: null,
    cancelledChargeable: 'lateCancellation',
    cancelledPaySpecialist: 'specialistOnly',
  },
};
