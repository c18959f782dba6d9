import { resourceNamed } from '#kernel/domain';
import { registerPanels } from '#kernel/web';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import CasePage from './case-page.tsx';

registerCatalogue();
afterEach(() => vi.unstubAllGlobals());

const empty = { body: { items: [], totalCount: 0, kinds: [], before: null } };
const record = {
  id: 'c-1',
  caseNo: 'OT-2026-000001',
  step: 'caseCreated',
  caseStatus: 'caseCreated',
  billingStatus: 'none',
  isOnHold: false,
  can: [],
};

test('what comes first in the work stands over the sections, the rest after them', async () => {
  const panel = { on: 'ot', ability: 'ot.read' };
  registerPanels([
    { ...panel, title: 'Uses', panel: () => null },
    { ...panel, title: 'Offer', panel: () => null, isFirst: true },
  ]);
  serve({
    'GET /app/ot/c-1': { body: record },
    'GET /app/correspondences/timeline': empty,
    'GET /app/case-charges': empty,
  });
  const session = aSession();

  const place = await render(
    <Routes>
      <Route path="/view/ot/detail/:id" element={<CasePage resource={resourceNamed('ot')} />} />
    </Routes>,
    {
      path: '/view/ot/detail/c-1',
      session: { ...session, actor: { ...session.actor, roles: ['STAFF'], features: ['OT'] } },
    },
  );

  const heads = () =>
    [...place.querySelectorAll('.case-main > section.card h2')].map((head) => head.textContent);
  await eventually(() => expect(heads().at(0)).toBe('Offer'));
  expect(heads().at(-1)).toBe('Uses');
});
