/** B-058: the moment it was opened; two of one moment stay apart. */
export function newTabId(isTaken: (id: string) => boolean, now: number = Date.now()): string {
  let moment = now;
  while (isTaken(String(moment))) moment += 1;
  return String(moment);
}
