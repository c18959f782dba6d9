import { defineModule, defineResource, register, text } from '#kernel/domain';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { eventually, render, type } from '../../testing/render.tsx';
import ResourceAdd from './resource-add.tsx';

const keys = Array.from({ length: 60 }, (_, at) => `field${at}`);
const large = defineResource({
  name: 'large',
  segment: 'larges',
  label: ['Large', 'Larges'],
  title: '{field0}',
  fields: Object.fromEntries(keys.map((key) => [key, text(key)])),
  verbs: { list: ['CLERK'], create: ['CLERK'] },
  list: { columns: ['field0'], sort: 'field0' },
  detail: { Information: keys },
});

test('typing in one of sixty fields draws that field only', async () => {
  register([defineModule({ name: 'workshop', resources: [large] })]);
  const spent: number[] = [];
  const place = await render(
    <Profiler id="form" onRender={(_id, _phase, actual) => void spent.push(actual)}>
      <ResourceAdd resource={large} />
    </Profiler>,
  );
  const whole = Math.max(...spent);
  const box = place.querySelector('#field30');
  await type(box, 'a');
  await eventually(() => expect(place.textContent).toContain('Unsaved changes'));

  // The least of many: another process may take the processor at any moment.
  let least = Infinity;
  for (let letters = 2; letters < 12; letters += 1) {
    spent.length = 0;
    await type(box, 'a'.repeat(letters));
    least = Math.min(
      least,
      spent.reduce((sum, each) => sum + each, 0),
    );
  }

  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(whole / 8);
});
