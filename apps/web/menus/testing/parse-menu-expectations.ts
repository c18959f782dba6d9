/** By kind of user: lines as `Label`, or `Group: a, b`. */
export function parseMenuExpectations(text: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const title = /^\[(.+)\]$/.exec(line)?.[1];
    if (title) sections.set(title, (lines = []));
    else if (line.startsWith('    ')) lines.push(`${lines.pop()} ${line.trim()}`);
    else lines.push(line);
  }
  return sections;
}

/** Every label that stands in some section. */
export const menuLabels = (sections: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> =>
  new Set(
    [...sections.values()].flat().flatMap((line) => (line.split(': ')[1] ?? line).split(', ')),
  );
