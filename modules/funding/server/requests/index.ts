import type { ServerPart } from '#kernel/server';
import { answeredRequestStays } from './request-rule.ts';
import { requestHandlers } from './request.handlers.ts';

export const requestParts: ServerPart = {
  handlers: requestHandlers,
  rules: [answeredRequestStays],
};
