import { defineModule, defineResource, lookup, register, text } from '#kernel/domain';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindConfirm } from '../../dialogs/confirm.ts';
import { aWidget, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import ResourceAdd from '../detail/resource-add.tsx';
import ResourceDetail from '../detail/resource-detail.tsx';
import { RelatedList } from './related-list.tsx';

const clerks = ['CLERK'];
const id = '0190b5a2-7c3e-7d4f-8a5b-6c7d8e9f0a1b';

const part = defineResource({
  name: 'part',
  segment: 'widget-parts',
  label: ['Part', 'Parts'],
  title: '{name}',
  parent: { field: 'widgetId', as: 'parts' },
  fields: {
    widgetId: lookup('Widget', 'widget', { required: true }),
    name: text('Part name', { required: true }),
  },
  verbs: { list: clerks, read: clerks, create: clerks, update: clerks, delete: clerks },
  list: { columns: ['name'], sort: 'name' },
  filters: ['widgetId'],
  detail: { Information: ['widgetId', 'name'] },
});

const machine = {
  ...widget,
  facts: ['colour'],
  similar: { name: 'name' },
  detail: { Information: ['name'], Parts: 'panel', More: ['price'] },
} as const;

const detail = () =>
  render(
    <Routes>
      <Route path="/view/widgets/detail/:id" element={<ResourceDetail resource={machine} />} />
    </Routes>,
    { path: `/view/widgets/detail/${id}` },
  );

const aPart = (name: string) => ({
  id: `p-${name}`,
  concurrencyStamp: 's',
  name,
  widgetId: id,
  can: ['part.update', 'part.delete'],
});

beforeEach(() => register([defineModule({ name: 'workshop', resources: [machine, part] })]));
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

test('facts stand under the title, sections and panels in the order of the definition', async () => {
  serve({
    [`GET /app/widgets/${id}`]: { body: aWidget({ id }) },
    'GET /app/widget-parts': { body: { items: [aPart('Wheel')], totalCount: 1 } },
  });
  const place = await detail();

  await eventually(() => expect(place.textContent).toContain('Wheel'));

  expect(place.querySelector('.fact-row')?.textContent).toBe('ColourRed');
  expect([...place.querySelectorAll('h2')].map((head) => head.textContent)).toEqual([
    'Information',
    'Parts',
    'More',
  ]);
});

test('a record of the page is added in a dialog, for the record it belongs to', async () => {
  const calls = serve({
    [`GET /app/widgets/${id}`]: { body: aWidget({ id }) },
    'GET /app/widget-parts': { body: { items: [], totalCount: 0 } },
    'POST /app/widget-parts': { status: 201, body: aPart('Axle') },
  });
  const place = await detail();
  await eventually(() => expect(place.textContent).toContain('No parts yet.'));

  await press('Add part', place);
  await eventually(() => expect(document.querySelector('.ant-modal input')).not.toBeNull());
  await type(document.querySelector('.ant-modal input'), 'Axle');
  await press('Save');

  await eventually(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Axle',
      widgetId: id,
    }),
  );
});

test('a record of the page is deleted once that is confirmed', async () => {
  const calls = serve({
    [`GET /app/widgets/${id}`]: { body: aWidget({ id }) },
    'GET /app/widget-parts': { body: { items: [aPart('Wheel')], totalCount: 1 } },
    'DELETE /app/widget-parts/p-Wheel': { status: 200 },
  });
  bindConfirm(() => Promise.resolve(true));
  const place = await detail();
  await eventually(() => expect(place.textContent).toContain('Wheel'));

  place.querySelector<HTMLElement>('[aria-label="Delete Wheel"]')?.click();

  await eventually(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('related records show the first few, all of them, and how to add one', async () => {
  serve({ 'GET /app/widgets': { body: { items: [aWidget()], totalCount: 7 } } });
  const place = await render(<RelatedList resource={machine} filters={{ colour: 'red' }} />);

  await eventually(() => expect(place.textContent).toContain('All 7 widgets'));

  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/view/widgets/detail/w-1',
    '/view/widgets/add?colour=red',
    '/view/widgets?colour=red',
  ]);
});

const add = (path: string) =>
  render(
    <Routes>
      <Route path="/view/widgets/add" element={<ResourceAdd resource={machine} />} />
    </Routes>,
    { path },
  );

test('a link may say what a new record starts with, and no more than its fields', async () => {
  serve({});
  const place = await add('/view/widgets/add?name=Cog&serial=X&nonsense=1');

  await eventually(() => expect(place.querySelector('input')?.value).toBe('Cog'));
});

test('[B-224] what looks alike is shown while typing', async () => {
  const calls = serve({
    'GET /app/widgets/similarItemsByName': {
      body: { items: [{ id: 'w-9', displayName: 'Cogwheel', isActive: false }] },
    },
  });
  const place = await add('/view/widgets/add');
  await eventually(() => expect(place.querySelector('input')).not.toBeNull());

  await type(place.querySelector('input'), 'Cog');

  await eventually(() =>
    expect(place.querySelector('.similar')?.textContent).toContain('Cogwheel (InActive)'),
  );
  expect(calls.at(-1)?.query.get('name')).toBe('Cog');
});
