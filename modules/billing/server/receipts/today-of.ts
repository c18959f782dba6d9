import { dayIn, formatsOf } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import type { Services } from '#kernel/server';

/** The day in the time zone of whoever acts. */
export const todayOf = (actor: Actor, services: Pick<Services, 'now'>): PlainDate =>
  dayIn(formatsOf(actor).zone, services.now());
