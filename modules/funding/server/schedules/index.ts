import type { ServerPart } from '#kernel/server';
import { scheduleHandlers } from './schedule.handlers.ts';

export const scheduleParts: ServerPart = { handlers: scheduleHandlers };
