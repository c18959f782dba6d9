import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { progressReportPath } from '../../domain/index.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer, casesServer] });
const practice = await aCasePractice(server);

async function rowsOf(token: string, payload: object): Promise<unknown[][]> {
  const { rawPayload } = await server.app.inject({
    method: 'POST',
    url: progressReportPath,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  return (sheets[0]?.rows ?? []) as unknown[][];
}

test('[C-061] the progress report has a row for each booking of the company, by its claim', async () => {
  const wanted = await practice.newCase({ claimNo: 'VWA-1', requestedOn: '2026-01-05' });
  await practice.newCase({ claimNo: 'VWA-2', requestedOn: '2025-01-05' });
  const { token } = practice.signedIn(['STAFF']);

  const [head, ...rows] = await rowsOf(token, { requestedOnFrom: '2026-01-01' });

  expect(head).toEqual([
    'Claim number',
    'Claimant',
    'Case number',
    'Specialist',
    'Requested',
    'Appointment',
    'Status',
    'Report due',
    'Report sent',
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 5)).toEqual([
    'VWA-1',
    expect.any(String),
    wanted.caseNo,
    expect.any(String),
    new Date('2026-01-05T00:00Z'),
  ]);
  expect(rows[0]?.[6]).toBe('Case Created');
});

test('only who may export, and only with days that are days', async () => {
  const manager = practice.signedIn(['CASE_MANAGER']);

  expect(await manager.api.post(progressReportPath, {})).toMatchObject({ status: 403 });
  expect(await practice.api.post(progressReportPath, { requestedOnFrom: 'x' })).toMatchObject({
    status: 400,
  });
});
