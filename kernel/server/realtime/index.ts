export { hubPath, openRealtime } from './open-realtime.ts';
export type { HubCall, HubEvent, HubPart, Message, Realtime } from './realtime.ts';
export type { RightsChange } from './rights-change.ts';
export { recordRoom, tenantRoom, userRoom } from './rooms.ts';
