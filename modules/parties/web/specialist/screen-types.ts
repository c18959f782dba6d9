import type { screensFor } from '#kernel/web';

export type Screens = ReturnType<typeof screensFor>;
