import type { Page } from '#kernel/domain';

export const integrationsPages: readonly Page[] = [];
