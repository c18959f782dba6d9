export { joinParts } from '#kernel/server';
export type { ServerPart } from '#kernel/server';
