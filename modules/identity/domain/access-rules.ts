import type { AccessRule } from '#kernel/domain';

export const accessRules: readonly AccessRule[] = [];
