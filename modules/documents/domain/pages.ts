import type { Page } from '#kernel/domain';

export const documentsPages: readonly Page[] = [];
