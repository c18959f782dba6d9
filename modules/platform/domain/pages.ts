import type { Page } from '#kernel/domain';

export const platformPages: readonly Page[] = [];
