import { defineRefusals } from '#kernel/domain';

export const impairmentRefusals = defineRefusals({
  impairmentLineBackwards: {
    status: 422,
    field: 'valueTo',
    message: 'This line ends below where it begins.',
  },
});
