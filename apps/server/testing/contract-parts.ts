import { resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';

/** As many as there are files `resource-contract/part-*.api.test.ts`: one file would be waited for. */
export const contractParts = 6;

/** Every sixth resource, from that of the part on: a new one is always in one of them. */
export const resourcesOfPart = (part: number): AnyResource[] =>
  resources().filter((_, at) => at % contractParts === part - 1);
