import { defineRefusals } from '#kernel/domain';

export const caseRefusals = defineRefusals({
  imsMoveNotPermitted: {
    status: 422,
    field: 'status',
    message: 'An approval cannot go from its present status to this one.',
  },
  imsReasonMissing: {
    status: 422,
    field: 'decisionNote',
    message: 'Please say why it is rejected.',
  },
});
