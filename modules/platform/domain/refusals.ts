import { defineRefusals } from '#kernel/domain';

export const platformRefusals = defineRefusals({
  unknownFeature: {
    status: 422,
    field: 'features',
    message: 'Features are named Application:<Feature> and are True, False or null.',
  },
  tooManyTables: { status: 422, message: 'No more tables can be arranged.' },
  tooManySavedFilters: {
    status: 422,
    message: 'At most 50 filters can be kept for a list. Please delete one first.',
  },
});
