import { managerId, tenantCount, tenantId, tokenOf } from '../data/population.ts';

export type Caller = { readonly userId: string; readonly tenantId: string; readonly name: string };

/** One signed-in member of staff in each tenant, known to both servers by the same token. */
export const callersByToken = (): Map<string, Caller> =>
  new Map(
    Array.from({ length: tenantCount }, (_, index) => [
      tokenOf(index + 1),
      {
        userId: managerId(index + 1, 1),
        tenantId: tenantId(index + 1),
        name: 'Bench Person',
      },
    ]),
  );

/** The same for both servers. */
export const poolSize = 16;
