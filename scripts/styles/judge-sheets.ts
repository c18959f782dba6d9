import { posix } from 'node:path';
import { classesOf, isOfLibrary, isState } from './class-name.ts';
import { BASE_SHEET, SHARED_CLASSES } from './shared-classes.ts';
import type { Sheet } from './sheet.ts';

/**
 * Which sheet each class belongs to: the one that shares it, else the first that styles it by
 * itself, else the first that names it.
 */
export function ownersOf(sheets: readonly Sheet[]): Map<string, string> {
  const owners = new Map(
    Object.entries(SHARED_CLASSES).flatMap(([path, names]) => names.map((name) => [name, path])),
  );
  const claim = (path: string, name: string) => {
    if (!owners.has(name) && !isOfLibrary(name) && !isState(name)) owners.set(name, path);
  };
  for (const isAlone of [true, false]) {
    for (const { path, selectors } of sheets) {
      for (const names of selectors.map(classesOf)) {
        const own = names.filter((name) => !isOfLibrary(name) && !isState(name));
        if (!isAlone || new Set(own).size === 1) own.forEach((name) => claim(path, name));
      }
    }
  }
  return owners;
}

/** One line for each rule that could change the look of something that another sheet owns. */
export function judgeSheets(sheets: readonly Sheet[]): string[] {
  const owners = ownersOf(sheets);
  return [
    ...sheets.flatMap((sheet) =>
      [...new Set(sheet.selectors)].flatMap((selector) => {
        const reason = judgeSelector(sheet.path, selector, owners);
        return reason ? [`${sheet.path}: '${selector}': ${reason}`] : [];
      }),
    ),
    ...judgeKeyframes(sheets),
    ...judgeShared(sheets),
  ];
}

function judgeSelector(
  path: string,
  selector: string,
  owners: Map<string, string>,
): string | undefined {
  const isShared = (name: string) => {
    const owner = owners.get(name) ?? '';
    return SHARED_CLASSES[owner]?.includes(name) || posix.dirname(owner) === posix.dirname(path);
  };
  const named = classesOf(selector).filter((name) => !isOfLibrary(name));
  const foreign = named.find(
    (name) => !isState(name) && owners.get(name) !== path && !isShared(name),
  );
  if (foreign) return `.${foreign} belongs to ${owners.get(foreign)}`;
  if (path === BASE_SHEET) return undefined;
  if (!named.some((name) => owners.get(name) === path)) {
    return 'it names no class of this sheet, so it would change other screens';
  }
  return undefined;
}

function judgeKeyframes(sheets: readonly Sheet[]): string[] {
  const owners = new Map<string, string>();
  const twice = sheets.flatMap(({ path, keyframes }) =>
    keyframes.flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, owner ?? path);
      return owner ? [`${path}: '@keyframes ${name}': the name belongs to ${owner}`] : [];
    }),
  );
  const borrowed = sheets.flatMap(({ path, animations }) =>
    animations.flatMap((name) => {
      const owner = owners.get(name);
      return owner && owner !== path && owner !== BASE_SHEET
        ? [`${path}: 'animation: ${name}': it is loaded with ${owner} only`]
        : [];
    }),
  );
  return [...twice, ...borrowed];
}

/** A shared class that its sheet no longer styles is a line to remove. */
function judgeShared(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap(({ path, selectors }) => {
    const styled = new Set(selectors.flatMap(classesOf));
    return (SHARED_CLASSES[path] ?? [])
      .filter((name) => !styled.has(name))
      .map((name) => `${path}: '.${name}': shared, but not styled there`);
  });
}
