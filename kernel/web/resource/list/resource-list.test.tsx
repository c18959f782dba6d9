import { act } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seenBy, text } from '#kernel/domain';
import { aSession } from '../../testing/a-session.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import ResourceList from './resource-list.tsx';

const list = <ResourceList resource={widget} />;
const page = (items: object[], totalCount = items.length) => ({ body: { items, totalCount } });
const heads = (place: HTMLElement) =>
  [...place.querySelectorAll('thead .grid-title')].map((head) => head.textContent);
const listCalls = <C extends { path: string }>(calls: C[]) =>
  calls.filter((call) => call.path === '/app/widgets');

beforeEach(() => registerWidgets());
afterEach(() => vi.unstubAllGlobals());

describe('a generated list', () => {
  test('shows the declared columns with formatted values', async () => {
    serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(list);

    await eventually(() => expect(place.textContent).toContain('Cog'));

    expect(heads(place)).toEqual(['Name', 'Colour', 'Price', 'Made on']);
    expect(place.textContent).toContain('AUD 1,234.50');
    expect(place.textContent).toContain('05 Mar 2025');
    expect(place.querySelector('tbody a')?.getAttribute('href')).toBe('/view/widgets/detail/w-1');
  });

  test('[G-055] a record without a page is changed in a dialog that its name opens', async () => {
    serve({ 'GET /app/widgets': page([aWidget()]) });
    const listOnly = { ...widget, pages: { only: ['list'] } } as typeof widget;
    const place = await render(<ResourceList resource={listOnly} />);
    const name = () => place.querySelector<HTMLButtonElement>('tbody button.grid-lead');
    await eventually(() => expect(name()?.textContent).toBe('Cog'));

    expect(place.querySelector('tbody a[href^="/view/"]')).toBeNull();
    await act(async () => name()?.click());

    await eventually(() => expect(document.body.textContent).toContain('Change widget'));
    expect(document.querySelector<HTMLInputElement>('.ant-modal input')?.value).toBe('Cog');
  });

  test('[B-132] shows the columns as the user left them and skips unknown ones', async () => {
    const columns = [
      { name: 'weight', hidden: false, width: 90 },
      { name: 'gone', hidden: false },
      { name: 'name', hidden: false },
      { name: 'colour', hidden: true },
      { name: 'price', hidden: true },
      { name: 'madeOn', hidden: true },
    ];
    const calls = serve({
      'GET /app/widgets': page([aWidget()]),
      'GET /app/user-table-settings': { body: { tableKey: 'widgets', columns } },
    });
    const place = await render(list);

    await eventually(() => expect(heads(place)).toEqual(['Weight', 'Name']));
    await eventually(() =>
      expect(listCalls(calls).at(-1)?.query.get('fields')).toBe('name,weight,isActive'),
    );
    const asked = calls.find(({ path }) => path === '/app/user-table-settings');
    expect(asked?.query.get('tableKey')).toBe('widgets');
    expect((place.querySelectorAll('col')[1] as HTMLElement).style.width).toBe('90px');
  });

  test('[B-038] a list whose columns are all hidden says so and offers the default ones', async () => {
    const columns = Object.keys(widget.fields).map((name) => ({ name, hidden: true, width: 280 }));
    serve({
      'GET /app/widgets': page([aWidget()]),
      'GET /app/user-table-settings': { body: { columns } },
      'PUT /app/user-table-settings': { body: {} },
    });
    const place = await render(list);
    const empty = () => place.querySelector('.grid-empty');
    await eventually(() => expect(empty()?.textContent).toContain('All columns are hidden'));

    await press('Default Columns', empty() ?? place);

    await eventually(() => expect(heads(place)).toEqual(['Name', 'Colour', 'Price', 'Made on']));
    expect(empty()).toBeNull();
    expect((place.querySelectorAll('col')[1] as HTMLElement).style.width).toBe('200px');
  });

  test('a field that is hidden from the user is neither a column nor a filter', async () => {
    const secret = {
      ...widget,
      fields: { ...widget.fields, secret: text('Secret', { hiddenFrom: ['CLERK'] }) },
      list: { ...widget.list, columns: [...widget.list.columns, 'secret'] },
      filters: ['colour', 'secret'],
    };
    serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(<ResourceList resource={seenBy(aSession().actor, secret)} />);
    await eventually(() => expect(place.textContent).toContain('Cog'));
    await press('Filters', place);
    await eventually(() => expect(place.querySelector('.filters')).not.toBeNull());
    await press('Columns', place);

    await eventually(() => expect(document.body.textContent).toContain('4 of 12 shown'));
    expect(document.body.textContent).not.toContain('Secret');
  });

  test.each([
    ['/', 'No data found', 'Add Widget'],
    ['/?filterText=zzz', 'No result found', 'Clear search and filters'],
  ])('[B-147] an empty list at %s says %s and offers %s', async (path, words, step) => {
    serve({ 'GET /app/widgets': page([]) });
    const place = await render(list, { path });

    await eventually(() =>
      expect(place.querySelector('.grid-empty')?.textContent).toContain(words),
    );
    expect(place.querySelector('.grid-empty')?.textContent).toContain(step);
  });

  test('[B-147] an empty list to which nobody adds says how its records come about', async () => {
    serve({ 'GET /app/widgets': page([]) });
    const list = { ...widget.list, empty: 'Widgets are made overnight.' };
    const place = await render(<ResourceList resource={{ ...widget, list }} />);

    await eventually(() =>
      expect(place.querySelector('.grid-empty')?.textContent).toContain(
        'Widgets are made overnight.',
      ),
    );
  });

  test('[B-147] the next step of an empty search shows everything again', async () => {
    const calls = serve({ 'GET /app/widgets': page([]) });
    const place = await render(list, { path: '/?filterText=zzz&colour=red' });
    await eventually(() => expect(place.textContent).toContain('No result found'));

    await press('Clear search and filters', place);

    await eventually(() => expect(place.textContent).toContain('No data found'));
    expect(listCalls(calls)).toHaveLength(2);
  });

  test('[B-037] until the first answer there is a skeleton and no empty text', async () => {
    serve({ 'GET /app/widgets': () => new Promise(() => {}) });
    const place = await render(list);

    expect(place.querySelectorAll('.grid-bone').length).toBeGreaterThan(10);
    expect(place.querySelector('[role=grid]')?.getAttribute('aria-busy')).toBe('true');
    expect(place.textContent).not.toContain('found');
  });

  test('typing searches once the text has settled', async () => {
    const calls = serve({ 'GET /app/widgets': page([]) });
    const place = await render(list);

    await type(place.querySelector('input[type=search]'), 'cog');

    await eventually(() =>
      expect(listCalls(calls).at(-1)).toMatchObject({ query: expect.anything() }),
    );
    await eventually(() => expect(listCalls(calls)).toHaveLength(2));
    expect(calls.at(-1)?.query.get('filterText')).toBe('cog');
  });

  test('[B-037] a head sorts on the server: up, down, and as it was', async () => {
    const calls = serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(list);
    await eventually(() => expect(place.textContent).toContain('Cog'));
    const sorted = () => calls.filter(({ path }) => path === '/app/widgets').at(-1)?.query;
    const head = () => place.querySelector<HTMLElement>('th[data-column="2"]');

    await act(async () => head()?.click());
    await eventually(() => expect(sorted()?.get('sorting')).toBe('price'));
    expect(head()?.getAttribute('aria-sort')).toBe('ascending');
    await act(async () => head()?.click());
    await eventually(() => expect(sorted()?.get('sorting')).toBe('price desc'));
    await act(async () => head()?.click());
    await eventually(() => expect(head()?.getAttribute('aria-sort')).toBe('none'));
  });

  test('[B-174] pages and their size are asked of the server', async () => {
    const calls = serve({ 'GET /app/widgets': page([aWidget()], 130) });
    const place = await render(list, { session: aSession({ pageSize: 30 }) });
    await eventually(() => expect(place.textContent).toContain('1–30 of 130'));
    const sizes = [...place.querySelectorAll('.pager option')].map((one) => one.textContent);
    expect(sizes).toEqual(['20', '30', '50', '100']);

    await act(async () => place.querySelector<HTMLElement>('[aria-label="Next page"]')?.click());

    await eventually(() => expect(place.textContent).toContain('31–60 of 130'));
    expect(listCalls(calls)).toHaveLength(2);
    expect(calls.at(-1)?.query.get('skipCount')).toBe('30');
  });

  test('[B-174] [B-128] the page is in the address, and one seen before is there at once', async () => {
    const Address = () => <output>{useLocation().search}</output>;
    const address = () => place.querySelector('output')?.textContent;
    const calls = serve({
      'GET /app/widgets': ({ query }) =>
        page([aWidget({ name: query.get('skipCount') === '20' ? 'Wheel' : 'Cog' })], 30),
    });
    const place = await render(
      <>
        {list}
        <Address />
      </>,
    );
    await eventually(() => expect(place.textContent).toContain('Cog'));
    const turn = (label: string) =>
      act(async () => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());

    await turn('Next page');
    await eventually(() => expect(place.querySelector('tbody')?.textContent).toContain('Wheel'));
    expect(address()).toBe('?page=2');
    expect(place.querySelector('.pager')?.textContent).toContain('21–30 of 30');
    await turn('Previous page');

    expect(place.querySelector('tbody')?.textContent).toContain('Cog');
    expect(place.querySelector('.pager')?.textContent).toContain('1–20 of 30');
    expect(address()).toBe('');
    expect(listCalls(calls)).toHaveLength(2);
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

    expect(toasts).toMatchObject([
      {
        kind: 'warning',
        text: 'You need to search text or filter first before exporting results.',
        seconds: 5,
      },
    ]);
    expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  test('[B-176] [G-133] with a filter the same search is exported with the visible columns', async () => {
    const columns = [
      { name: 'price', hidden: false },
      { name: 'colour', hidden: true },
    ];
    const calls = serve({
      'GET /app/widgets': page([]),
      'GET /app/user-table-settings': { body: { columns } },
      'POST /app/widgets/export-jobs': { status: 202, body: { id: 'job-1' } },
    });
    const place = await render(list, { path: '/?colour=red' });
    await eventually(() => expect(heads(place)[0]).toBe('Price'));

    await press('Download Search Results', place);

    await eventually(() => expect(calls.some((call) => call.method === 'POST')).toBe(true));
    const call = calls.find(({ method }) => method === 'POST');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ colour: 'red', sorting: 'name' });
    expect(call?.body).toEqual({ columns: ['price', 'name', 'madeOn'] });
  });

  test('[B-175] it is hidden where the business does not offer it', async () => {
    serve({ 'GET /app/widgets': page([]) });
    const place = await render(list, { session: aSession({ offersExport: false }) });

    expect(place.textContent).not.toContain('Download Search Results');
  });
});
