import { defineRefusals } from '#kernel/domain';

export const covenantRefusals = defineRefusals({
  covenantBoundNotWhole: {
    status: 422,
    message: 'Months and matters are counted whole. Enter a whole number.',
  },
  covenantBoundAboveAll: {
    status: 422,
    message: 'More than 100 % of the limit cannot be drawn. Enter at most 100.',
  },
});
