import { afterAll, afterEach } from 'vitest';

const complaint = 'overlapping act() calls';

/** React draws nothing more after two acts at once; the files after it in the same process would be red. */
export function refuseOverlaps(): void {
  const { error } = console;
  let hasOverlapped = false;
  console.error = (...words: unknown[]) => {
    hasOverlapped ||= String(words[0]).includes(complaint);
    error(...words);
  };
  afterEach(() => {
    const isRefused = hasOverlapped;
    hasOverlapped = false;
    if (isRefused) throw new Error('Something was pressed or typed and not awaited');
  });
  afterAll(() => {
    console.error = error;
  });
}
