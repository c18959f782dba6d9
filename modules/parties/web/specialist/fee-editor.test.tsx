import { eventually, press, render, type } from '#kernel/web-testing';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import type { FeeRow } from '../../domain/index.ts';
import { FeeEditor } from './fee-editor.tsx';

const id = (n: number) => `0190b5a2-7c3e-7d4f-8a5b-6c7d8e9f0a0${n}`;

const gazette: FeeRow = {
  id: id(1),
  serviceType: 'ime',
  matterKind: 'gazette',
  splitPercent: '60',
  effectiveFrom: '2026-01-01',
};
const medNeg: FeeRow = {
  id: id(2),
  serviceType: 'ime',
  matterKind: 'medNeg',
  amount: '2450.00',
  effectiveFrom: '2026-01-01',
};

async function opened(rows: readonly FeeRow[]) {
  const saved: unknown[][] = [];
  const place = await render(
    <Suspense>
      <FeeEditor
        arrangement="2"
        rows={rows}
        save={(items) => Promise.resolve(void saved.push(items))}
        cancel={() => {}}
      />
    </Suspense>,
  );
  await eventually(() => expect(place.querySelector('[id^=fee-]')).not.toBeNull());
  return { place, saved };
}

test('[B-180] the arrangement asks for a share here and for an amount there', async () => {
  const { place } = await opened([gazette, medNeg]);

  expect(place.querySelector('#fee-0-splitPercent')).not.toBeNull();
  expect(place.querySelector('#fee-0-amount')).toBeNull();
  expect(place.querySelector('#fee-1-amount')).not.toBeNull();
});

test('[C-220] the whole table is saved, with what was typed', async () => {
  const { place, saved } = await opened([gazette, medNeg]);

  await type(place.querySelector('#fee-1-serviceItem'), 'Conclave');
  await press('Save fees', place);

  await eventually(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject([
    { id: id(1), splitPercent: '60', amount: null },
    { id: id(2), amount: '2450.00', splitPercent: null, serviceItem: 'Conclave' },
  ]);
});

test('[G-029] two fees on the same days are told at their row, and nothing is sent', async () => {
  const { place, saved } = await opened([gazette, { ...gazette, id: id(3) }]);

  await press('Save fees', place);

  await eventually(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'Row 2: Another fee for the same service and matter holds on these days.',
    ),
  );
  expect(saved).toEqual([]);
});
