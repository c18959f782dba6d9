import type { Page } from '#kernel/domain';

export const billingPages: readonly Page[] = [];
