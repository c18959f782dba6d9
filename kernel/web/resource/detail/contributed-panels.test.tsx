import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { registerPanels } from '../../screens/contributed-panels.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, render } from '../../testing/render.tsx';
import ResourceDetail from './resource-detail.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what another module adds to a page stands after its sections, or over them', async () => {
  registerWidgets();
  const panel = { on: 'widget', ability: 'widget.read' };
  registerPanels([
    { ...panel, title: 'Uses', panel: ({ id }) => <p>Uses of {id}</p> },
    { ...panel, title: 'Urgent', panel: () => <h2>Urgent</h2>, isFirst: true },
    { ...panel, title: 'Secret', ability: 'widget.audit', panel: () => <p>secret</p> },
  ]);
  serve({ 'GET /app/widgets/w-1': { body: aWidget() } });

  const place = await render(
    <Routes>
      <Route path="/view/widgets/detail/:id" element={<ResourceDetail resource={widget} />} />
    </Routes>,
    { path: '/view/widgets/detail/w-1' },
  );

  await eventually(() => expect(place.textContent).toContain('Uses of w-1'));
  const heads = [...place.querySelectorAll('h2')].map((head) => head.textContent);
  expect(heads).toEqual(['Urgent', 'Information', 'More', 'Uses']);
});
