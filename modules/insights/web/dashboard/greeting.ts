/** By the clock of the tenant: after midnight it is morning, and nobody is wished a good night. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

export const hourIn = (zone: string, now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
      now,
    ),
  );

export const longDay = (zone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, dateStyle: 'full' }).format(instant);

/** `Mon 16 Nov`, on the calendar of the place. */
export const shortDay = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .format(new Date(instant))
    .replace(',', '');
