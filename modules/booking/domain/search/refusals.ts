import { defineRefusals } from '#kernel/domain';

export const searchRefusals = defineRefusals({
  searchEndsBeforeStart: {
    status: 422,
    field: 'dateTo',
    message: 'The last day lies before the first. Change one of them.',
  },
  postcodeUnknown: {
    status: 422,
    field: 'postcode',
    message: 'This is no Australian postcode. Enter four digits, such as 2150.',
  },
  radiusNeedsPostcode: {
    status: 422,
    field: 'postcode',
    message: 'Enter the postcode that the distance is measured from.',
  },
  centreHasNoEmail: {
    status: 422,
    message: 'This centre has no email address. Add one to the centre first.',
  },
  noAvailability: {
    status: 422,
    message: 'No available slots found. Choose other days.',
  },
});
