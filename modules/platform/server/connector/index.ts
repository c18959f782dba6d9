import { connectionHandlers } from './connections.handlers.ts';
import { connectionsCheck } from './connections-check.ts';
import { forgetDeliveries } from './forget-deliveries.job.ts';
import { sealedConnections } from './connection-row.ts';

export { connectorPoint } from './bound-connector.ts';
export type { BoundConnector } from './bound-connector.ts';
export { keepCredentials, noteSynced, readConnectionRow } from './connection-row.ts';
export { addHookRoute } from './hook-route.ts';
export type { Told } from './hook-route.ts';
export { openConnection } from './open-connection.ts';
export type { OpenConnection, OutsideCall } from './open-connection.ts';
export { OutsideRefused, OutsideUnavailable } from './outside-failure.ts';
export { outsideFetch } from './outside-fetch.ts';
export type { OutsideAnswer } from './outside-fetch.ts';

export const connectorParts = {
  contributes: [connectionsCheck],
  handlers: connectionHandlers,
  jobs: [forgetDeliveries],
  sealed: sealedConnections,
};
