import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { coClosed } from './co-steps.ts';
import { co } from './co.resource.ts';
import { coWorkflow } from './co.workflow.ts';

export const coType: CaseType = {
  key: 'CO',
  resource: co,
  workflow: coWorkflow as AnyWorkflow,
  closed: coClosed,
  serviceType: 'teleconference',
};
