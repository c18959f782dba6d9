import { posix } from 'node:path';
import { classesUsed } from './classes-used.ts';
import { isOfLibrary, isState } from './class-name.ts';
import { SHARED_CLASSES } from './shared-classes.ts';

export type Component = { path: string; text: string };

/** The folders from which a sheet may be used: its own, and those of the files that import it. */
export function foldersOfSheets(components: readonly Component[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { path, text } of components) {
    const folder = posix.dirname(path);
    for (const [, name = ''] of text.matchAll(/import '(\.[^']+\.css)'/g)) {
      const sheet = posix.join(folder, name);
      const known = folders.get(sheet) ?? new Set([posix.dirname(sheet)]);
      folders.set(sheet, known.add(folder));
    }
  }
  return folders;
}

/** A component that names the class of a sheet which it does not load looks as others please. */
export function judgeComponent(
  { path, text }: Component,
  owners: Map<string, string>,
  folders: Map<string, Set<string>>,
): string[] {
  const isOpen = (name: string) => {
    const owner = owners.get(name) ?? '';
    if (SHARED_CLASSES[owner]?.includes(name)) return true;
    return [...(folders.get(owner) ?? [])].some((folder) => path.startsWith(`${folder}/`));
  };
  const refused = classesUsed(path, text).flatMap(({ name, isBeginning }) => {
    if (isState(name) || isOfLibrary(name)) return [];
    const meant = isBeginning ? [...owners.keys()].filter((key) => key.startsWith(name)) : [name];
    const closed = meant.filter((key) => owners.has(key) && !isOpen(key));
    return meant.some(isOpen) || closed.length === 0
      ? []
      : [`${path}: '${name}': .${closed[0]} belongs to ${owners.get(closed[0] ?? '')}`];
  });
  return [...new Set(refused)];
}
