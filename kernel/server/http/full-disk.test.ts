import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { refusalOf } from '../db/refusal-of.ts';
import { watchFullDisk } from './full-disk.ts';

test.each(['53100', 'ENOSPC', 'EDQUOT'])(
  'no room (%s) is answered by 507, not as a fault',
  (code) => {
    const refused = refusalOf(Object.assign(new Error('no space left on device'), { code }));

    expect(refused).toMatchObject({ status: 507, code: 'diskFull' });
  },
);

test('a process that found no room is not ready, until half a minute has passed without', async () => {
  let time = 0;
  const watch = watchFullDisk(() => new Date(time));
  await expect(watch.check()).resolves.toBeUndefined();

  watch.note(new Refused('diskFull'));

  await expect(watch.check()).rejects.toThrow('full');
  time += 31_000;
  await expect(watch.check()).resolves.toBeUndefined();
});
