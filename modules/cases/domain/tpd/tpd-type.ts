import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { tpdClosed } from './tpd-steps.ts';
import { tpd } from './tpd.resource.ts';
import { tpdWorkflow } from './tpd.workflow.ts';

export const tpdType: CaseType = {
  key: 'TPD',
  resource: tpd,
  workflow: tpdWorkflow as AnyWorkflow,
  closed: tpdClosed,
  serviceType: null,
};
