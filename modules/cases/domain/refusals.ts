import { defineRefusals } from '#kernel/domain';

export const caseRefusals = defineRefusals({});
