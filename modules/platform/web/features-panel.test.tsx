import { collectToasts, eventually, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import FeaturesPanel from './features-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const path = '/app/tenants/t-1/features';
const aRow = (value: string, source: string) => ({ name: 'MVA', key: 'ICS.MVA', value, source });

test('the host switches a feature of a tenant, and sees who decides it', async () => {
  const toasts = collectToasts();
  let row = aRow('False', 'edition');
  const calls = serve({
    [`GET ${path}`]: () => ({ body: { items: [row] } }),
    [`PUT ${path}`]: ({ body }) => {
      const { features } = body as { features: Record<string, string | null> };
      const chosen = features['ICS.MVA'] ?? null;
      row = chosen === null ? aRow('False', 'edition') : aRow(chosen, 'tenant');
      return { body: {} };
    },
  });
  const place = await render(<FeaturesPanel path={path} level="tenant" mayChange />);
  const feature = () => place.querySelector('[role=group][aria-label$="(MVA)"]');
  const choose = (label: string) =>
    act(async () =>
      [...(feature()?.querySelectorAll<HTMLElement>('.ant-segmented-item-label') ?? [])]
        .find(({ textContent }) => textContent === label)
        ?.closest('label')
        ?.click(),
    );
  await eventually(() => expect(feature()?.textContent).toContain('by edition'));

  await choose('On');
  await eventually(() => expect(feature()?.textContent).toContain('by tenant'));
  expect(toasts.map(({ text }) => text)).toEqual(['Data has been saved successfully']);
  await choose('Edition');

  await eventually(() => expect(feature()?.textContent).toContain('by edition'));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { features: { 'ICS.MVA': 'True' } },
    { features: { 'ICS.MVA': null } },
  ]);
});
