/** So many messages at once, and so many a second from then on. */
export type Pace = { readonly burst: number; readonly perSecond: number };

export type Allowance = { take(now: number): boolean };

export function messageLimit({ burst, perSecond }: Pace): Allowance {
  let left = burst;
  let at: number | undefined;
  return {
    take(now) {
      left = Math.min(burst, left + ((now - (at ?? now)) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
