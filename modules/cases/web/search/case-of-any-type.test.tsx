import { eventually, render, serve } from '#kernel/web-testing';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import CaseOfAnyType from './case-of-any-type.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const Where = () => <p>{useLocation().pathname}</p>;
const pages = (
  <Routes>
    <Route path="/view/cases/detail/:id" element={<CaseOfAnyType />} />
    <Route path="*" element={<Where />} />
  </Routes>
);

test('what names a case without its type leads to the page of its type', async () => {
  serve({ 'GET /app/cases/c1': { body: { id: 'c1', caseType: 'FR' } } });
  const place = await render(pages, { path: '/view/cases/detail/c1' });

  await eventually(() => expect(place.textContent).toContain('/view/file-reviews/detail/c1'));
});

test('a case that is not there is said to be missing', async () => {
  serve({
    'GET /app/cases/c2': {
      status: 404,
      body: { error: { code: 'notFound', message: 'Not found' } },
    },
  });
  const place = await render(pages, { path: '/view/cases/detail/c2' });

  await eventually(() => expect(place.querySelector('[role=alert]')).not.toBeNull());
});
