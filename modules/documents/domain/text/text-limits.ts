/** What is read of one file. Beyond it the file is read in part, and says so. */
export const textLimits = {
  pages: 5000,
  /** Of one page; a word index of PostgreSQL takes no more than 1 MB. */
  lettersOfPage: 60_000,
  /** Of one part, where a file has no pages of its own. */
  lettersOfPart: 3000,
  /** A page that takes longer is left out; on busy cores a sound one takes minutes. */
  secondsOfPage: 240,
  megabytes: 1400,
} as const;
