import type { Page } from '#kernel/domain';

export const correspondencePages: readonly Page[] = [];
