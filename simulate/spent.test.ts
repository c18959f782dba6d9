import { expect, test } from 'vitest';
import { Spent } from './spent.ts';

test('time is counted also of what fails, and told with how often', async () => {
  const spent = new Spent();

  await spent.on('calls', async () => 1);
  await spent.on('calls', async () => Promise.reject(new Error('no'))).catch(() => {});

  expect(spent.lines()).toEqual([expect.stringContaining('calls 0.0 s of 2 ')]);
});
