/** K-099, K-100, B-314: one number for both. */
export const defaultMaxSizeMB = 100;
export const defaultMaxFiles = 100;

export const bytesOfMB = (megabytes: number): number => megabytes * 1024 * 1024;

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
  /** M-136. */
  onlyOne: 'Only 1 document is allowed',
  /** M-137. */
  deleteOne: 'Do you want to delete this file?',
  /** M-138, worded as the spec has it. */
  deleteAll: 'Do you want delete all files?',
} as const;
