import type { Page } from '#kernel/domain';

export const bookingPages: readonly Page[] = [];
