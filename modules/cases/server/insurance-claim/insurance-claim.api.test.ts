import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import type { InsuranceClaim } from '../../domain/index.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  // Without billing no claim has money.
  database: 'own',
});
const practice = await aCasePractice(server);
const { companyId, specialistId, newCase, run, tenantId } = practice;
const features = ['Assessment', 'OT', 'Supplementary', 'FileReview', 'MVA', 'InsuranceClaim'];
const path = (id: string) => `/app/cases/insurance-claim?objectId=${id}`;
const as = (role: string, ids: Record<string, string[]> = {}) =>
  practice.signedIn([role], { features, ids }).api;
const staff = as('STAFF');
const claimOf = async (id: string, api = staff) =>
  (await api.get(path(id))).body as unknown as InsuranceClaim;
const numbersOf = ({ cases }: InsuranceClaim) => cases.map(({ caseNo }) => caseNo).toSorted();

/** A company or a claimant besides those of the practice. */
async function another(table: string, more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const row: Record<string, unknown> = { tenant_id: tenantId, id, ...more };
  const keys = Object.keys(row);
  await run(
    `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, at) => `$${at + 1}`).join(', ')})`,
    keys.map((key) => row[key]),
  );
  return id;
}

describe('[G-108] the insurance claim of a case', () => {
  test('tells the number, the company, the injury and the other cases of the claimant', async () => {
    const first = await newCase({
      claimNo: 'WC-771',
      dateOfInjury: '2026-03-02',
      employer: 'Dock Works',
    });
    const second = await newCase({ claimNo: ' wc-771 ' }, 'ot');
    await newCase({ claimNo: 'WC-772' });

    const claim = await claimOf(first.id);

    expect(claim).toMatchObject({
      claimNo: 'WC-771',
      company: { id: companyId },
      dateOfInjury: '2026-03-02',
      employer: 'Dock Works',
      money: null,
    });
    expect(claim.cases).toMatchObject([{ caseNo: second.caseNo, caseType: 'OT', isClosed: false }]);
    expect(numbersOf(await claimOf(second.id))).toEqual([first.caseNo]);
  });

  test('takes the number of the claimant where the case has none', async () => {
    const clientId = await another('clients', {
      first_name: 'Nora',
      last_name: 'Quay',
      claim_no: 'WC-900',
    });
    const bare = await newCase({ clientId });
    const typed = await newCase({ clientId, claimNo: 'WC-900' });
    // An accident on the road is a claim of its own.
    await newCase({ clientId, specialistId: null }, 'mva-claim');
    const claim = await claimOf(bare.id);

    expect(claim.claimNo).toBe('WC-900');
    expect(numbersOf(claim)).toEqual([typed.caseNo]);
    expect(numbersOf(await claimOf(typed.id))).toEqual([bare.caseNo]);
  });

  test('the same number of somebody else is another claim', async () => {
    const clientId = await another('clients', { first_name: 'Otto', last_name: 'Pier' });
    const ours = await newCase({ claimNo: 'WC-55' });
    await newCase({ claimNo: 'WC-55', clientId });

    expect(numbersOf(await claimOf(ours.id))).toEqual([]);
  });

  test('is not there without the feature', async () => {
    const { id } = await newCase({ claimNo: 'WC-1' });
    const without = practice.signedIn(['STAFF'], { features: ['Assessment'] }).api;

    expect((await without.get(path(id))).status).toBe(403);
    expect((await staff.get(path(id))).status).toBe(200);
  });

  test('a case that is unknown, of another practice or of a kind without claims is 404', async () => {
    const { id } = await newCase({ claimNo: 'WC-2' });
    const elsewhere = server.signedIn({ roles: ['STAFF'], features }).api;
    const motor = await newCase({ specialistId: null }, 'mva-claim');

    expect((await elsewhere.get(path(id))).status).toBe(404);
    expect((await staff.get(path(randomUUID()))).status).toBe(404);
    expect(motor.status).toBe(201);
    expect((await staff.get(path(motor.id))).status).toBe(404);
  });

  test('case managers see the cases of their firm, specialists their own', async () => {
    const firm = await another('companies', { name: 'Other Insurer', business_type: 'insurer' });
    const ours = await newCase({ claimNo: 'WC-3' });
    const theirs = await newCase({ claimNo: 'WC-3', companyId: firm, specialistId: null });
    const manager = as('CASE_MANAGER', {
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      companyId: [companyId],
    });
    const other = as('CASE_MANAGER', {
      ownCompanyIds: [firm],
      companiesSharingClaimants: [firm],
      companyId: [firm],
    });
    const doctor = as('SPECIALIST', { visibleSpecialistIds: [specialistId] });

    expect(numbersOf(await claimOf(ours.id))).toEqual([theirs.caseNo]);
    expect(numbersOf(await claimOf(ours.id, manager))).toEqual([]);
    expect((await other.get(path(ours.id))).status).toBe(404);
    expect((await claimOf(theirs.id, other)).company).toMatchObject({ typeName: 'Insurer' });
    expect(numbersOf(await claimOf(ours.id, doctor))).toEqual([]);
    expect((await doctor.get(path(theirs.id))).status).toBe(404);
  });
});
