export const hour = 3_600_000;

/** How far the clock goes at once while somebody works, and while nobody does. */
export type Pace = {
  readonly busyHours: number;
  readonly quietHours: number;
  /** On a working day. */
  readonly actsPerDay: number;
};

/** Below it nobody would come for the few acts of an evening. */
const actsOfBusyDay = 20;

/** How busy an hour is, by the clock of Sydney; in the evening and on Saturday somebody works too. */
export function busyness(at: number, actsPerDay: number): number {
  const day = new Date(at + 10 * hour);
  const [weekday, clock] = [day.getUTCDay(), day.getUTCHours()];
  const isOpen = weekday > 0 && weekday < 6 && clock >= 8 && clock < 18;
  const isLate = clock === 21 || (weekday === 6 && clock === 11);
  return isOpen ? 0.1 : isLate && actsPerDay >= actsOfBusyDay ? 0.03 : 0;
}

type Step = { readonly hours: number; readonly busy: number };

/** One step of the clock: its hours, and how busy they are together. */
export function stepFrom(at: number, { busyHours, quietHours, actsPerDay }: Pace): Step {
  const busyAfter = (hours: number) => busyness(at + hours * hour, actsPerDay);
  const isBusy = busyAfter(0) > 0;
  const most = isBusy ? busyHours : quietHours - ((at / hour) % quietHours);
  let [hours, busy] = [1, busyAfter(0)];
  while (hours < most && busyAfter(hours) > 0 === isBusy) {
    busy += busyAfter(hours);
    hours += 1;
  }
  return { hours, busy };
}
