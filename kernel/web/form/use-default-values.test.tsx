import { defineModule, defineResource, flag, lookup, register, text } from '#kernel/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ResourceAdd from '../resource/detail/resource-add.tsx';
import { serve } from '../testing/fake-server.ts';
import { eventually, press, render } from '../testing/render.tsx';
import { collectToasts } from '../testing/toasts.ts';

const colour = defineResource({
  name: 'colour',
  segment: 'colours',
  label: ['Colour', 'Colours'],
  title: '{name}',
  fields: { name: text('Name'), kind: text('Kind'), isDefault: flag('Default') },
  verbs: { lookup: ['ADMIN_STAFF'] },
  list: { columns: ['name'], sort: 'name' },
  lookup: { text: '{name}', filters: ['kind', 'isDefault'] },
  detail: { Information: ['name'] },
});

const car = defineResource({
  name: 'car',
  segment: 'cars',
  label: ['Car', 'Cars'],
  title: '{name}',
  fields: {
    name: text('Name'),
    paintId: lookup('Paint', 'colour', { where: { kind: 'paint' } }),
    seatId: lookup('Seats', 'colour', { where: { kind: 'seat' } }),
    anyId: lookup('Any', 'colour'),
  },
  verbs: { list: ['ADMIN_STAFF'], create: ['ADMIN_STAFF'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name', 'paintId', 'seatId', 'anyId'] },
});

const red = { id: '3b1f8a52-0000-4000-8000-000000000001', displayName: 'Red' };
const grey = { id: '3b1f8a52-0000-4000-8000-000000000002', displayName: 'Grey' };

beforeEach(() => register([defineModule({ name: 'garage', resources: [colour, car] })]));
afterEach(() => vi.unstubAllGlobals());

test('[B-193] a new form preselects the one default of a list, and sends it', async () => {
  collectToasts();
  const calls = serve({
    'GET /app/colours': ({ query }) => ({
      body: { items: query.get('kind') === 'seat' ? [red, grey] : [red] },
    }),
    'POST /app/cars': { status: 201, body: { id: 'car-1' } },
  });
  const place = await render(<ResourceAdd resource={car} />);
  const shown = (name: string) => place.querySelector(`[data-field=${name}]`)?.textContent ?? '';

  await eventually(() => expect(shown('paintId')).toContain('Red'));
  await press('Save', place);

  await eventually(() => {
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ paintId: red.id });
    expect(sent?.body).not.toMatchObject({ seatId: expect.anything() });
  });
});
