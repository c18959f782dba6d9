import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { suppClosed } from './supp-steps.ts';
import { supp } from './supp.resource.ts';
import { suppWorkflow } from './supp.workflow.ts';

export const suppType: CaseType = {
  key: 'SUPP',
  resource: supp,
  workflow: suppWorkflow as AnyWorkflow,
  closed: suppClosed,
  serviceType: 'supplementary',
  /** E-102. */
  sentAs: {
    chargeable: 'reportSent',
    withFee: 'reportSentWithFee',
    clarification: 'reportSentClarification',
    amendment: 'reportSentAmendment',
  },
  chargeByOutcome: {
    reportSentClarification: null,
    reportSentAmendment: null,
    cancelledNoFee: null,
    cancelledChargeable: 'lateCancellation',
  },
};
