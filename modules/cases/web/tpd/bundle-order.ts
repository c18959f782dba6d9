/** As somebody put them; files that came since stand at the end. */
export function bundleOrder<F extends { readonly id: string }>(
  files: readonly F[],
  moved: readonly string[],
): readonly F[] {
  const known = moved.flatMap((id) => files.find((file) => file.id === id) ?? []);
  return [...known, ...files.filter((file) => !known.includes(file))];
}

export function movedId(ids: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const [one, two] = [ids[at], ids[at + by]];
  return one === undefined || two === undefined ? ids : ids.with(at, two).with(at + by, one);
}
