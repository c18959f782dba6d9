import type { AnyWorkflow } from '#kernel/domain';
import type { CaseType } from '../engine/case-type.ts';
import { ndis } from './ndis.resource.ts';
import { ndisWorkflow } from './ndis.workflow.ts';

/** Its fees are claim lines at the prices of the NDIS, not the price list of the practice. */
export const ndisType: CaseType = {
  key: 'NDIS',
  resource: ndis,
  workflow: ndisWorkflow as AnyWorkflow,
  closed: [],
  serviceType: null,
};
