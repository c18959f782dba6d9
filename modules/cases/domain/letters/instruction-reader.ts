import { defineAction } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

/** B-343: whether a model reads letters of instruction for this practice. */
export const instructionReader = defineAction({
  name: 'instructionReader',
  on: anyCase,
  label: 'Reading of letters of instruction',
  route: 'GET /app/cases/instructionReader',
  roles: office,
  input: {},
  answer: { isAvailable: 'flag' },
});
