/** K-099, K-100, B-314: one number for both. */
export const defaultMaxSizeMB = 100;
export const defaultMaxFiles = 100;

export const bytesOfMB = (megabytes: number): number => megabytes * 1024 * 1024;

const mostNamed = 5;

export const fileMessages = {
  /** M-131. */
  failed: (name: string) => `${name} file upload failed.`,
  /** M-133. */
  wrongType: (types: readonly string[]) => `Only '${types.join(', ')}' file accepted`,
  /** M-134. */
  tooLarge: (megabytes: number) =>
    `The file you have selected is too large. The maximum size is ${megabytes}MB.`,
  /** M-135. */
  tooMany: (most: number) => `You can only upload ${most} files`,
  empty: (name: string) => `${name} is empty: it has 0 bytes.`,
  /** Whatever its name says. */
  program: (name: string) => `${name} is a program, whatever its name says. It is not kept.`,
  leftOut: (names: readonly string[], held: number) => {
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const there = held ? `${held} ${held === 1 ? 'is' : 'are'} here already. ` : '';
    return `${there}Not uploaded: ${names.slice(0, mostNamed).join(', ')}${more}.`;
  },
  /** M-136. */
  onlyOne: 'Only 1 document is allowed',
  /** M-137. */
  deleteOne: 'Do you want to delete this file?',
  /** M-138, worded as the spec has it. */
  deleteAll: 'Do you want delete all files?',
} as const;
