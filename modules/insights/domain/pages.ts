import type { Page } from '#kernel/domain';

export const insightsPages: readonly Page[] = [];
