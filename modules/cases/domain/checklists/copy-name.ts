/** The first of "Name (copy)", "Name (copy 2)", … that nobody has yet; case does not matter. */
export function copyName(name: string, taken: readonly string[], most = 200): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' (copy)' : ` (copy ${number})`;
    const candidate = name.slice(0, most - ending.length) + ending;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}
