import type { Page } from '#kernel/domain';

export const partiesPages: readonly Page[] = [];
