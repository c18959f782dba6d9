import type { ServerPart } from '#kernel/server';
import { fundingRequest } from '../../domain/index.ts';
import { requestGuard } from './request-guard.ts';
import { requestHandlers } from './request.handlers.ts';

export const requestParts: ServerPart = {
  handlers: requestHandlers,
  guards: { [fundingRequest.name]: requestGuard },
};
