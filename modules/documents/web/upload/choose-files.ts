import type { FileKind } from '../../domain/index.ts';
import { allowedExtensions, bytesOfMB, extensionOf, fileMessages } from '../../domain/index.ts';

export type Rules = {
  readonly kinds?: readonly FileKind[];
  readonly maxSizeMB: number;
  /** How many the place holds, and how many it has already. */
  readonly most: number;
  readonly held: number;
};

export type Chosen = {
  readonly accepted: readonly File[];
  readonly errors: readonly string[];
  readonly warning: string | null;
};

/** B-312 to B-315, B-379: what is refused here is refused by the server too. */
export function chooseFiles(files: readonly File[], rules: Rules): Chosen {
  const extensions = allowedExtensions(rules.kinds);
  const wrongType = files.filter(({ name }) => !extensions.includes(extensionOf(name)));
  const rest = files.filter((file) => !wrongType.includes(file));
  const tooLarge = rest.filter(({ size }) => size > bytesOfMB(rules.maxSizeMB));
  const empty = rest.filter(({ size }) => !size);
  const fine = rest.filter((file) => !tooLarge.includes(file) && !empty.includes(file));
  const room = Math.max(0, rules.most - rules.held);
  const leftOut = fine.slice(room).map(({ name }) => name);
  const limit = rules.most === 1 ? fileMessages.onlyOne : fileMessages.tooMany(rules.most);
  return {
    accepted: fine.slice(0, room),
    errors: [
      ...(wrongType.length ? [fileMessages.wrongType(extensions)] : []),
      ...(tooLarge.length ? [fileMessages.tooLarge(rules.maxSizeMB)] : []),
      ...empty.map(({ name }) => fileMessages.empty(name)),
    ],
    warning: leftOut.length ? `${limit}. ${fileMessages.leftOut(leftOut, rules.held)}` : null,
  };
}
