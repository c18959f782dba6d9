import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { mtClosed } from './mt-steps.ts';
import { mt } from './mt.resource.ts';
import { mtWorkflow } from './mt.workflow.ts';

export const mtType: CaseType = {
  key: 'MT',
  resource: mt,
  workflow: mtWorkflow as AnyWorkflow,
  closed: mtClosed,
  serviceType: null,
};
