import type { Instant } from '#kernel/domain';
import { idOf } from '#kernel/server';
import type { Random, SeedRow } from '#kernel/server';
import type { AppointmentStatus } from '../domain/index.ts';
import type { DemoSession, DemoSlot } from './sessions.ts';

export type DemoAppointment = {
  id: string;
  session: DemoSession;
  slot: DemoSlot;
  client: SeedRow;
  status: AppointmentStatus;
  bookedAt: Instant;
};

const day = 86_400_000;

/** Past sessions were well sold; the further ahead, the more is free. */
function share(session: DemoSession, now: number): number {
  const ahead = (Date.parse(session.dateFrom) - now) / day;
  if (ahead < 0) return 0.72;
  return ahead < 14 ? 0.55 : ahead < 42 ? 0.3 : 0.1;
}

/** What is over was attended by most; what is to come waits for its confirmation or has it. */
function statusOf(isPast: boolean, dice: number): AppointmentStatus {
  if (dice < 0.06) return 'cancelled';
  if (!isPast) return dice < 0.6 ? 'confirmed' : 'booked';
  return dice < 0.1 ? 'didNotAttend' : dice < 0.16 ? 'attendedLate' : 'attended';
}

export function demoAppointments(
  sessions: readonly DemoSession[],
  clients: readonly SeedRow[],
  now: Date,
  random: Random,
): DemoAppointment[] {
  if (!clients.length) return [];
  return sessions.flatMap((session) =>
    session.slots.flatMap((slot): DemoAppointment[] => {
      if (random.next() > share(session, now.getTime())) return [];
      const isPast = Date.parse(slot.endsAt) <= now.getTime();
      const dice = random.next();
      const lead = random.between(3, 40) * day;
      return [
        {
          id: idOf('appointment', slot.id),
          session,
          slot,
          client: random.pick(clients),
          status: statusOf(isPast, dice),
          bookedAt: new Date(
            Math.min(
              Date.parse(slot.startsAt) - lead,
              now.getTime() - random.between(1, 200) * 36_000,
            ),
          ).toISOString(),
        },
      ];
    }),
  );
}
