import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerWidgets } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, render } from '../testing/render.tsx';
import { ResourceScreen } from './resource-screen.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

beforeEach(() => {
  registerWidgets();
  return () => vi.unstubAllGlobals();
});

test.each([
  ['?id=w-1&action=edit', '/view/widgets/detail/w-1?action=edit'],
  ['?id=w-1', '/view/widgets/detail/w-1'],
  ['?id=w%2F1&action=other', '/view/widgets/detail/w%2F1'],
])('[B-015] the list with %s leads to the record', async (search, address) => {
  serve({});
  const place = await render(
    <Routes>
      <Route path="/view/widgets" element={<ResourceScreen name="widget" kind="list" />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { path: `/view/widgets${search}` },
  );

  await eventually(() => expect(place.querySelector('output')?.textContent).toBe(address));
});
