import { register } from '#kernel/domain';
import { eventually, render, serve, type } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { identity } from '../domain/index.ts';
import { ExplainAccess } from './explain-access.tsx';

beforeAll(() => register([identity]));
afterEach(() => vi.unstubAllGlobals());

const option = (title: string) => document.querySelector<HTMLElement>(`[title="${title}"]`);
const open = (input: Element | null) =>
  act(async () => {
    input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });

test('an administrator learns why something is hidden from a role', async () => {
  const sentence = 'It is for ADMIN_STAFF.';
  const calls = serve({ 'POST /app/access/explain': { body: { isOpen: false, sentence } } });
  const place = await render(<ExplainAccess />);

  await open(place.querySelector('#why-thing'));
  await type(place.querySelector('#why-thing'), 'user.list');
  await eventually(() => expect(option('Users: See list (user.list)')).not.toBeNull());
  await act(async () => option('Users: See list (user.list)')?.click());
  await open(place.querySelector('#why-role'));
  await eventually(() => expect(option('Case Manager')).not.toBeNull());
  await act(async () => option('Case Manager')?.click());

  await eventually(() =>
    expect(calls.at(-1)?.body).toEqual({ ability: 'user.list', role: 'CASE_MANAGER' }),
  );
  await eventually(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toContain(sentence),
  );
});
