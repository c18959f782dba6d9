import { defineRefusals } from '#kernel/domain';

export const centreRefusals = defineRefusals({
  centreHasItAlready: { status: 409, message: 'This centre has it already.' },
  centreInactive: { status: 422, message: 'This centre is inactive. Enable it first.' },
});
