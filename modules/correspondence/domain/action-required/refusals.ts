import { defineRefusals } from '#kernel/domain';

export const actionRefusals = defineRefusals({
  actionAlreadyOpen: {
    status: 409,
    message: 'The same action is open again already. Work on that one.',
  },
  actionNeedsRecord: {
    status: 422,
    field: 'objectId',
    message: 'Name the type and the record, or neither of them.',
  },
  actionRecordUnknown: {
    status: 422,
    field: 'objectId',
    message: 'This record does not exist, or is not open to you.',
  },
  actionAssigneeInactive: {
    status: 422,
    field: 'assignedUserId',
    message: 'This person can no longer sign in. Choose somebody else.',
  },
  chooseActions: {
    status: 422,
    field: 'ids',
    message: 'Choose between 1 and 500 actions.',
  },
});
