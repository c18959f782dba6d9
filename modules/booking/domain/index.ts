import { defineModule } from '#kernel/domain';
import { bookingPages } from './pages.ts';

export * from './pages.ts';

export const booking = defineModule({ name: 'booking', pages: bookingPages });
