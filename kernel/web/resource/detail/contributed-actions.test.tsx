import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { registerActions } from '../../screens/contributed-actions.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, render } from '../../testing/render.tsx';
import ResourceDetail from './resource-detail.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a button that another module adds stands on the page, for those who may use it', async () => {
  registerWidgets();
  registerActions([
    { on: 'widget', ability: 'widget.read', action: ({ record }) => <b>Use {record.id}</b> },
    { on: 'widget', ability: 'widget.audit', action: () => <b>secret</b> },
    { on: 'gadget', ability: 'widget.read', action: () => <b>elsewhere</b> },
  ]);
  serve({ 'GET /app/widgets/w-1': { body: aWidget() } });

  const place = await render(
    <Routes>
      <Route path="/view/widgets/detail/:id" element={<ResourceDetail resource={widget} />} />
    </Routes>,
    { path: '/view/widgets/detail/w-1' },
  );

  await eventually(() => expect(place.textContent).toContain('Use w-1'));
  expect(place.textContent).not.toContain('secret');
  expect(place.textContent).not.toContain('elsewhere');
});
