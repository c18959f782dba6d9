import type { Page } from '#kernel/domain';

export const assistantPages: readonly Page[] = [];
