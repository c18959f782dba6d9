import { defineModule } from '#kernel/domain';
import { fundingPages } from './pages.ts';

export * from './interest/index.ts';
export * from './pages.ts';
export * from './prints.ts';

export const funding = defineModule({ name: 'funding', pages: fundingPages });
