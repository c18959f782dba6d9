/** What the virus scanner says of a file; `none`: it came while there was no scanner. */
export type ScanState = 'none' | 'waiting' | 'clean' | 'infected';

export const isFreeToRead = (state: ScanState): boolean => state === 'none' || state === 'clean';

export const scanWords = {
  waiting: 'Checking for viruses',
  unreachable: 'Waiting for the virus scanner',
  infected: 'Infected. Nobody can open it.',
} as const;
