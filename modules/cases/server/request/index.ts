import type { AnyAction } from '#kernel/domain';
import type { ServerModule } from '#kernel/server';
import { cancelRequest, requestTypes } from '../../domain/index.ts';
import { cancellationHandler } from '../appointment/index.ts';
import { carriedFiles } from './carried-files.ts';
import { requestFitsItsOrigin } from './check-request.ts';
import { materialHandlers } from './material.handlers.ts';
import { raiseWhenRefused } from './raise-refused.ts';
import { serviceRequestPrints } from './service-request-print.ts';
import { turnaroundDefaults } from './turnaround-defaults.ts';

export { requestMoveHandlers } from './request.handlers.ts';

/** What supplementary reports and file reviews bring besides their moves. */
export const requestParts = {
  contributes: [carriedFiles, ...serviceRequestPrints],
  subscriptions: [raiseWhenRefused],
  rules: requestTypes.map(requestFitsItsOrigin),
  handlers: [
    ...materialHandlers,
    ...requestTypes.map((type) =>
      cancellationHandler(type, cancelRequest(type.resource) as AnyAction),
    ),
  ],
  tenantDefaults: turnaroundDefaults,
} satisfies Partial<ServerModule>;
