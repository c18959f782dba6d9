export type Recurring = { readonly name: string; readonly cron: string };

const minute = 60_000;

/** `*`, a number, or a step: what the product writes for its minutes and hours. */
function fits(part: string, value: number): boolean {
  if (part === '*') return true;
  const [, step] = /^\*\/(\d+)$/.exec(part) ?? [];
  return step ? value % Number(step) === 0 : Number(part) === value;
}

function isDue(cron: string, at: Date): boolean {
  const [minutes = '*', hours = '*'] = cron.split(' ');
  return fits(minutes, at.getUTCMinutes()) && fits(hours, at.getUTCHours());
}

/**
 * What the simulator asks itself each day is asked for by its job on Sundays only: planning its statements for
 * each practice takes longer than all other jobs of a night.
 */
const onSundays: ReadonlySet<string> = new Set(['platform.lookForContradictions']);

/** Each at most once, in their order: who looks every minute finds in one look what an hour brought. */
export function dueBetween(jobs: readonly Recurring[], from: number, to: number): string[] {
  const last = Math.max(from, to - 2 * 24 * 60 * minute);
  const moments: Date[] = [];
  for (let at = (Math.floor(last / minute) + 1) * minute; at <= to; at += minute)
    moments.push(new Date(at));
  return jobs
    .filter(({ name, cron }) =>
      moments.some((at) => isDue(cron, at) && (at.getUTCDay() === 0 || !onSundays.has(name))),
    )
    .map(({ name }) => name);
}
