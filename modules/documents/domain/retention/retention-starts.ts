/** From which day the years of a file are counted. */
export const retentionStarts = {
  upload: 'The day the file came',
  newestFile: 'The day the newest file of its record came',
} as const;
