import { dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** The day it is for the tenant, not for the machine. */
export const todayIn = (zone: string): PlainDate => dayIn(zone, new Date());
