import { defineRefusals } from '#kernel/domain';

export const platformRefusals = defineRefusals({
  secondPersonLoosened: {
    status: 409,
    message:
      'What needs a second person is not taken away by one person of the practice. Ask your provider to change it.',
  },
  valueInactive: {
    status: 422,
    message: 'An inactive value cannot be the default. Enable it first.',
  },
  valueParentUnfit: {
    status: 422,
    field: 'parentId',
    message: 'A value of this list cannot belong to the chosen one.',
  },
  valueElsewhere: {
    status: 422,
    field: 'beforeId',
    message: 'This value is in another list, or no longer there.',
  },
  unknownFeature: {
    status: 422,
    field: 'features',
    message: 'Features are named Application:<Feature> and are True, False or null.',
  },
  updateSaysNothing: {
    status: 422,
    field: 'body',
    message: 'Please write the text of the update before it is published.',
  },
  updateIsPublished: { status: 422, message: 'This update has already been published.' },
  updateIsNotPublished: { status: 422, message: 'This update has not been published.' },
  unknownMonths: {
    status: 400,
    field: 'fromMonth',
    message: 'Please choose a first and a last month, at most ten years apart.',
  },
  hostTenantStays: {
    status: 422,
    message: 'The tenant of the provider cannot be disabled: nobody could enable a tenant again.',
  },
  tenantIsKept: {
    status: 422,
    message:
      'A tenant is not deleted, because its records must be kept. Disable it: nobody can sign in then.',
  },
  figuresAreCounted: {
    status: 422,
    message: 'These figures are counted from what happened in the month. They cannot be written.',
  },
  tooManyTables: { status: 422, message: 'No more tables can be arranged.' },
  tooManySavedFilters: {
    status: 422,
    message: 'At most 50 filters can be kept for a list. Please delete one first.',
  },
});
