import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { frClosed } from './fr-steps.ts';
import { fr } from './fr.resource.ts';
import { frWorkflow } from './fr.workflow.ts';

export const frType: CaseType = {
  key: 'FR',
  resource: fr,
  workflow: frWorkflow as AnyWorkflow,
  closed: frClosed,
  serviceType: 'fileReview',
  chargeByOutcome: { cancelledNoFee: null, cancelledChargeable: 'lateCancellation' },
};
