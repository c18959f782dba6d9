import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { mnClosed } from './mn-steps.ts';
import { mn } from './mn.resource.ts';
import { mnWorkflow } from './mn.workflow.ts';

export const mnType: CaseType = {
  key: 'MN',
  resource: mn,
  workflow: mnWorkflow as AnyWorkflow,
  closed: mnClosed,
  serviceType: 'medNeg',
};
