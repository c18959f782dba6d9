/** `1 minute`: what has begun counts. */
export function lengthText(minutes: number): string {
  const whole = Math.ceil(minutes);
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
}
