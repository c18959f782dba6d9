import { dayIn, formatsOf } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import type { Services } from '../services.ts';

/** The day on the calendar of whoever asks. */
export const todayFor = (actor: Actor, services: Pick<Services, 'now'>): PlainDate =>
  dayIn(formatsOf(actor).zone, services.now());
