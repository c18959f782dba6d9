import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession } from '../../testing/a-session.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import ResourceList from './resource-list.tsx';

const list = <ResourceList resource={widget} />;
const page = (items: object[]) => ({ body: { items, totalCount: items.length } });

beforeEach(registerWidgets);
afterEach(() => vi.unstubAllGlobals());

describe('a generated list', () => {
  test('shows the declared columns with formatted values', async () => {
    serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(list);

    await eventually(() => expect(place.textContent).toContain('Cog'));

    const heads = [...place.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).toEqual(['Name', 'Colour', 'Price', 'Made on']);
    expect(place.textContent).toContain('AUD 1,234.50');
    expect(place.textContent).toContain('05 Mar 2025');
    expect(place.querySelector('tbody a')?.getAttribute('href')).toBe('/view/widgets/detail/w-1');
  });

  test.each([
    ['/', 'No data found'],
    ['/?filterText=zzz', 'No result found'],
  ])('[B-147] an empty list at %s says %s', async (path, text) => {
    serve({ 'GET /app/widgets': page([]) });
    const place = await render(list, { path });

    await eventually(() => expect(place.textContent).toContain(text));
  });

  test('typing searches once the text has settled', async () => {
    const calls = serve({ 'GET /app/widgets': page([]) });
    const place = await render(list);

    await type(place.querySelector('input[type=search]'), 'cog');

    await eventually(() => expect(calls.at(-1)?.query.get('filterText')).toBe('cog'));
    expect(calls).toHaveLength(2);
  });

  test('[G-050] a server failure is told in the page', async () => {
    serve({ 'GET /app/widgets': { status: 500 } });
    const place = await render(list);

    await eventually(() => expect(place.textContent).toContain('An error occurred on the server'));
  });

  test('only those who may create see the button', async () => {
    serve({ 'GET /app/widgets': page([]) });
    const { actor } = aSession();
    const place = await render(list, {
      session: aSession({ actor: { ...actor, roles: ['GUEST'] } }),
    });

    expect(place.textContent).not.toContain('Add Widget');
  });
});

describe('downloading search results', () => {
  test('[B-176] without a search or filter it is refused and nothing is asked of the server', async () => {
    const toasts = collectToasts();
    const calls = serve({ 'GET /app/widgets': page([]) });
    const place = await render(list);

    await press('Download Search Results', place);

    expect(toasts).toEqual([
      {
        kind: 'warning',
        title: 'Warning',
        text: 'You need to search text or filter first before exporting results.',
        seconds: 5,
      },
    ]);
    expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  test('[B-176] with a filter the same search is exported', async () => {
    const calls = serve({
      'GET /app/widgets': page([]),
      'POST /app/widgets/export': { body: 'xlsx' },
    });
    const place = await render(list, { path: '/?colour=red' });

    await press('Download Search Results', place);

    await eventually(() => expect(calls.some((call) => call.method === 'POST')).toBe(true));
    const call = calls.find(({ method }) => method === 'POST');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ colour: 'red', sorting: 'name' });
  });

  test('[B-175] it is hidden where the business does not offer it', async () => {
    serve({ 'GET /app/widgets': page([]) });
    const place = await render(list, { session: aSession({ offersExport: false }) });

    expect(place.textContent).not.toContain('Download Search Results');
  });
});
