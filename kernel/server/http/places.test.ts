import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Places } from './places.ts';

test('whoever has left is not there, and the place is taken by the next', () => {
  const places = new Places<string>();
  const [first, second] = [places.take('first'), places.take('second')];

  places.leave(first);
  const third = places.take('third');

  expect(third).toBe(first);
  expect(places.all().sort()).toEqual(['second', 'third']);
  places.leave(second);
  places.leave(third);
  expect(places.all()).toEqual([]);
});

test('what has left is swept at once, without waiting for a full collection', () => {
  setFlagsFromString('--expose-gc');
  const sweepYoung = runInNewContext("() => gc({ type: 'minor' })") as () => void;
  const places = new Places<number[]>();
  const come = () => places.take(Array.from({ length: 500 }, (_, index) => index));
  const open = Array.from({ length: 40 }, come);
  for (let turn = 0; turn < 4; turn += 1) sweepYoung();
  const before = process.memoryUsage().heapUsed;

  for (let request = 1; request <= 8000; request += 1) {
    open.push(come());
    places.leave(open.shift() ?? 0);
    if (request % 160 === 0) sweepYoung();
  }

  expect(process.memoryUsage().heapUsed - before).toBeLessThan(3_000_000);
});
