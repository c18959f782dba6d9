import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer, casesServer] });
const practice = await aCasePractice(server);
const { companyId, specialistId } = practice;
const otherCompanyId = await practice.company('Other Insurer');
const internalNotes = 'Difficult customer';

const own = await practice.newCase({ internalNotes });
const ofOthers = await practice.newCase({
  companyId: otherCompanyId,
  specialistId: null,
  internalNotes,
});

type Sees = { readonly lists: boolean; readonly all: boolean; readonly notes: boolean };
const office: Sees = { lists: true, all: true, notes: true };
const outside: Sees = { lists: true, all: false, notes: false };
const nothing: Sees = { lists: false, all: false, notes: false };

const table: readonly (readonly [role: string, ids: Record<string, string[]>, sees: Sees])[] = [
  ['ADMIN_STAFF', {}, office],
  ['STAFF', {}, office],
  ['ACCOUNTING', {}, office],
  ['CASE_MANAGER', { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] }, outside],
  ['SPECIALIST', { visibleSpecialistIds: [specialistId] }, outside],
  ['CONTRACTOR', {}, nothing],
  ['TENANT_ADMIN', {}, nothing],
];

describe.each(table)('%s', (role, ids, sees) => {
  test.each(['assessments', 'cases'])('sees of %s what is theirs, and no more', async (list) => {
    const { api } = await aStoredPerson(practice, role, { ids });

    const { status, body } = await api.get(`/app/${list}`);

    expect(status).toBe(sees.lists ? 200 : 403);
    const found = ((body.items ?? []) as unknown as { id: string }[]).map(({ id }) => id);
    expect(new Set(found)).toEqual(
      new Set([...(sees.lists ? [own.id] : []), ...(sees.all ? [ofOthers.id] : [])]),
    );
  });

  test('reads the fields that are for them, and nothing of a case of others', async () => {
    const { api } = await aStoredPerson(practice, role, { ids });

    const read = await api.get(`/app/assessments/${own.id}`);
    const hidden = await api.get(`/app/assessments/${ofOthers.id}`);
    const asked = await api.get(`/app/assessments?fields=internalNotes`);

    expect(read.status).toBe(sees.lists ? 200 : 403);
    expect(hidden.status).toBe(!sees.lists ? 403 : sees.all ? 200 : 404);
    expect(JSON.stringify(read.body).includes(internalNotes)).toBe(sees.notes);
    expect(JSON.stringify(asked.body).includes(internalNotes)).toBe(sees.notes);
  });
});
