import { useQuery, useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { eventually, render } from '../testing/render.tsx';
import { serve } from '../testing/fake-server.ts';
import { collectToasts } from '../testing/toasts.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

let answer: () => Promise<string>;

function Panel() {
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: ['shown'], queryFn: () => answer(), retry: false });
  if (error) return <p>refused</p>;
  return (
    <>
      <p>{data}</p>
      <input aria-label="typed" />
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['shown'] })}>
        Refresh
      </button>
    </>
  );
}

const failing = (status: number) => () => Promise.reject(new ApiError({ status }));

async function shownPanel() {
  answer = () => Promise.resolve('first');
  const place = await render(<Panel />);
  await eventually(() => expect(place.textContent).toContain('first'));
  const typed = place.querySelector('input');
  const refresh = () => place.querySelector('button')?.click();
  return { place, typed, refresh };
}

test.each([0, 429, 500, 503])(
  'a refresh that fails with %i keeps what is shown and typed, and says so',
  async (status) => {
    const { place, typed, refresh } = await shownPanel();
    const toasts = collectToasts();
    let calls = 0;
    answer = () => ((calls += 1), failing(status)());
    refresh();
    await eventually(() => expect(toasts.map(({ key }) => key)).toEqual(['not refreshed']));
    expect(calls).toBe(1);
    expect(place.textContent).toContain('first');
    expect(place.querySelector('input')).toBe(typed);

    answer = () => Promise.resolve('second');
    toasts[0]?.action?.run();
    await eventually(() => expect(place.textContent).toContain('second'));
  },
);

test('a refusal is meant, and takes away what may no longer be seen', async () => {
  const { place, refresh } = await shownPanel();
  answer = failing(403);
  refresh();
  await eventually(() => expect(place.textContent).toBe('refused'));
});

test('a read that a busy server puts off is asked for again', async () => {
  let calls = 0;
  serve({
    'GET /app/busy': () => ((calls += 1) < 3 ? { status: 503 } : { body: { text: 'here' } }),
  });
  const Read = () => {
    const { data } = useQuery({
      queryKey: ['busy'],
      queryFn: () => api.get<{ text: string }>('/app/busy'),
    });
    return <p>{data?.text}</p>;
  };
  const place = await render(<Read />);
  await eventually(() => expect(place.textContent).toBe('here'));
});
