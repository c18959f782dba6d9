import type { Page } from '#kernel/domain';

export const identityPages: readonly Page[] = [];
