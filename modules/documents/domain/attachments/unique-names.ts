/** `a.pdf` twice becomes `a.pdf` and `a (2).pdf`; an archive unpacks on disks that ignore case. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(name) ?? [];
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      unique = `${stem} (${count})${ending}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
