import { defineRefusals } from '#kernel/domain';

export const platformRefusals = defineRefusals({
  unknownFeature: {
    status: 422,
    field: 'features',
    message: 'Features are named Application:<Feature> and are True, False or null.',
  },
});
