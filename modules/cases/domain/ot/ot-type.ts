import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { imeType } from '../ime/ime-type.ts';
import { otClosed } from './ot-steps.ts';
import { ot } from './ot.resource.ts';
import { otWorkflow } from './ot.workflow.ts';

export const otType: CaseType = {
  ...imeType,
  key: 'OT',
  resource: ot,
  workflow: otWorkflow as AnyWorkflow,
  closed: otClosed,
  serviceType: 'ot',
};
