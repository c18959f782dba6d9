const most = 1000;

/** True for the first of a kind within a minute, and for no more than a thousand kinds. */
export function oncePerMinute(now: () => number = Date.now): (kind: string) => boolean {
  let minute = 0;
  const seen = new Set<string>();
  return (kind) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) seen.clear();
    minute = current;
    if (seen.has(kind) || seen.size >= most) return false;
    seen.add(kind);
    return true;
  };
}
