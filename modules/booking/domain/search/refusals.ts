import { defineRefusals } from '#kernel/domain';

export const searchRefusals = defineRefusals({
  searchEndsBeforeStart: {
    status: 422,
    field: 'dateTo',
    message: 'The last day lies before the first. Change one of them.',
  },
  placeUnknown: {
    status: 422,
    field: 'postcode',
    message:
      'We do not know this suburb or postcode. Check how it is written, or enter its postcode or a larger town nearby.',
  },
  placeAmbiguous: {
    status: 422,
    field: 'postcode',
    message: 'There are several places of this name or postcode: {choices}. Choose one of them.',
  },
  radiusNeedsPlace: {
    status: 422,
    field: 'postcode',
    message: 'Enter the suburb or postcode that the distance is measured from.',
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
