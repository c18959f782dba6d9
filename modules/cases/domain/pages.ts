import type { Page } from '#kernel/domain';

export const casesPages: readonly Page[] = [];
