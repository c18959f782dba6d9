import { systemContext } from '../db/context.ts';

/** For the host role only: under the tenant wall this context sees nothing. */
export const acrossTenants = systemContext('00000000-0000-0000-0000-000000000000');
