import type { Page } from '#kernel/domain';

export const fundingPages: readonly Page[] = [];
