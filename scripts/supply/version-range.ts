type Version = { readonly numbers: readonly number[]; readonly before: string };

function versionOf(text: string): Version {
  const [core = '', before = ''] = text.split('+')[0]?.split(/-(.*)/s) ?? [];
  return { numbers: core.split('.').map(Number), before };
}

/** Below zero: `one` comes first. A version of the kind `2.0.0-rc.1` comes before `2.0.0`. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [versionOf(one), versionOf(other)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference) return difference;
  }
  if (!a.before || !b.before) return (a.before ? 0 : 1) - (b.before ? 0 : 1);
  return a.before.localeCompare(b.before, 'en', { numeric: true });
}

const holds: Readonly<Record<string, (difference: number) => boolean>> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '=': (difference) => difference === 0,
};

function fits(version: string, bound: string): boolean {
  const [, sign = '', limit = ''] = /^(<=|>=|<|>|=)(\d+\.\d+\.\d+\S*)$/.exec(bound) ?? [];
  const test = holds[sign];
  if (!test) throw new Error(`"${bound}" is no bound of versions, such as "<1.2.3"`);
  return test(compareVersions(version, limit));
}

/** `>=4.0.0 <4.0.4 || <3.0.4`: all bounds of one part hold. */
export const isWithin = (version: string, range: string): boolean =>
  range.split('||').some((part) => {
    const bounds = part.trim().split(/\s+/);
    return bounds.every((bound) => fits(version, bound));
  });
