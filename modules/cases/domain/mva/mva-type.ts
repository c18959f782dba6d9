import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { mvaClosed } from './mva-steps.ts';
import { mva } from './mva.resource.ts';
import { mvaWorkflow } from './mva.workflow.ts';

export const mvaType: CaseType = {
  key: 'MVA',
  resource: mva,
  workflow: mvaWorkflow as AnyWorkflow,
  closed: mvaClosed,
  serviceType: null,
};
