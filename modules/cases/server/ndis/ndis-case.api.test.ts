import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { addDays } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { anNdisPractice } from '../../testing/index.ts';
import { ndisStatusLabel } from '../../domain/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer, casesServer] });
const practice = await anNdisPractice(server);
const { api, today } = practice;

/** As it is now. */
const stampOf = async (path: string) => ({
  concurrencyStamp: (await api.get(path)).body.concurrencyStamp,
});
const put = (id: string, move: string, body: object = {}) =>
  api.put(`/app/ndis/${id}/${move}`, body);
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

describe('an NDIS case', () => {
  test('is not closed over an appointment that is still to come', async () => {
    const id = await practice.participant();
    const open = await practice.appointment(id, { appointmentOn: addDays(today, 1) });

    expect(await put(id, 'close', { note: 'Moved away' })).toMatchObject(
      refused(409, 'ndisAppointmentsOpen'),
    );
    await practice.run(`update ndis_appointments set status = 'cancelled' where id = $1`, [open]);
    expect((await put(id, 'close', { note: 'Moved away' })).status).toBe(200);
  });

  test('has no new appointment while it is closed, and none is taken back there', async () => {
    const id = await practice.participant();
    const attended = await practice.appointment(id);
    await practice.run(`update ndis_appointments set status = 'notAttended' where id = $1`, [
      attended,
    ]);
    await put(id, 'close', { note: 'Moved away' });

    const values = { appointmentOn: addDays(today, 1) };
    const made = practice.appointment(id, values);
    const takenBack = api.put(`/app/ndis-appointments/${attended}/takeBack`, {});

    await expect(made).rejects.toThrow('participantClosedForVisit');
    expect(await takenBack).toMatchObject(refused(409, 'participantClosedForVisit'));
    await put(id, 'reopen', { note: 'Came back' });
    expect(await practice.appointment(id, values)).toEqual(expect.any(String));
  });

  test('[B-200] has a number of its own and goes from its creation to its end', async () => {
    const id = await practice.participant();

    const asked = await put(id, 'requestReport', { reportDueDate: addDays(today, 20) });
    expect(asked).toMatchObject({
      status: 200,
      body: {
        caseNo: expect.stringMatching(/^NDIS-\d{4}-\d{6}$/),
        statusName: 'Report Requested',
        nextStep: 'REPORT_WRITING',
        ndisNumber: '430123456',
      },
    });
    expect(await put(id, 'close', { note: 'Moved away' })).toMatchObject({
      status: 200,
      body: { isClosed: true, nextStep: null, lifecycle: 'closed' },
    });
    expect(await put(id, 'requestReport', { reportDueDate: today })).toMatchObject({ status: 409 });
    expect(await put(id, 'putOnHold', { note: 'x' })).toMatchObject({ status: 409 });
    expect(await put(id, 'reopen', { note: 'Came back' })).toMatchObject({
      body: { isClosed: false, nextStep: 'REQUEST_RECEIVED' },
    });
    const { body } = await api.get(`/app/cases?filterText=${String(asked.body.caseNo)}`);
    expect(body.items).toMatchObject([{ id, statusName: 'Report Requested' }]);
  });

  test.each([
    ['clientInvoiced', false],
    ['partiallyPaid', false],
    ['fullyPaid', false],
    ['specialistPartiallyPaid', false],
    ['none', true],
  ])('[B-200] with billing %s, on hold %s, reads as the rule says', async (billing, isOnHold) => {
    const id = await practice.participant();

    await practice.run('update ndis set billing_status = $2, is_on_hold = $3 where id = $1', [
      id,
      billing,
      isOnHold,
    ]);

    const { body } = await api.get(`/app/ndis/${id}`);
    const axes = { step: 'caseCreated', billingStatus: billing, isOnHold };
    expect(body.statusName).toBe(ndisStatusLabel(axes));
  });

  test('[S-075] is made with its budgets at once, or not at all', async () => {
    const { clientId, categoryId } = practice;
    const budget = { supportCategoryId: categoryId, amount: '1200.00' };
    const start = (budgets: object[]) =>
      api.post('/app/ndis/intake', {
        clientId,
        ndisNumber: '430999888',
        remoteness: 'national',
        budgets,
      });

    const made = await start([budget]);
    expect(made).toMatchObject({ status: 201, body: { caseNo: expect.stringMatching(/^NDIS-/) } });
    const id = String(made.body.id);
    expect((await api.get(`/app/ndis/${id}`)).body).toMatchObject({ nextStep: 'REQUEST_RECEIVED' });
    expect((await api.get(`/app/ndis/${id}/budgets`)).body.items).toMatchObject([
      { amount: '1200.00', usedAmount: '0.00' },
    ]);

    expect((await start([budget, budget])).status).toBeGreaterThanOrEqual(400);
    const found = await api.get('/app/ndis?filterText=430999888');
    expect(found.body.totalCount).toBe(1);
  });

  test('a wrong NDIS number and a plan that ends before it begins are refused', async () => {
    const { clientId } = practice;
    const wrong = await api.post('/app/ndis', { clientId, ndisNumber: '123456789' });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('begins with 43');

    const ndisNumber = '430123456';
    const plan = { clientId, ndisNumber, planFrom: today, planTo: addDays(today, -1) };
    expect(await api.post('/app/ndis', plan)).toMatchObject(refused(422, 'planEndsBeforeStart'));
  });

  test('a case manager sees those of the own companies, and nothing that belongs to them', async () => {
    const id = await practice.participant();
    const as = (companies: string[]) =>
      practice.signedIn(['CASE_MANAGER'], {
        features: practice.features,
        ids: { ownCompanyIds: companies, bookableCompanyIds: companies },
      }).api;

    expect((await as([practice.companyId]).get(`/app/ndis/${id}`)).status).toBe(200);
    expect((await as([]).get(`/app/ndis/${id}`)).status).toBe(404);
    expect((await as([practice.companyId]).get(`/app/ndis/${id}/clinical-notes`)).status).toBe(403);
  });
});

describe('[B-189] what belongs to a participant', () => {
  test('[C-236] [C-237] [C-238] [C-239] key contacts are kept', async () => {
    const id = await practice.participant();
    const path = `/app/ndis/${id}/key-contacts`;

    const { body: made } = await api.post(path, { name: 'Ana Reed', relationship: 'Mother' });
    const { id: itemId, concurrencyStamp } = made;
    await api.put(`${path}/${itemId}`, { name: 'Ana Reed', isEmergency: true, concurrencyStamp });
    expect((await api.get(path)).body.items).toMatchObject([
      { name: 'Ana Reed', isEmergency: true },
    ]);
    expect((await api.delete(`${path}/${made.id}`)).status).toBe(204);
    expect((await api.get(path)).body.items).toEqual([]);
  });

  test('[C-240] [C-241] [C-242] [C-243] implementing providers are kept', async () => {
    const id = await practice.participant();
    const path = `/app/ndis/${id}/implementing-providers`;

    const { body: made } = await api.post(path, { name: 'Steady Steps' });
    const { id: itemId, concurrencyStamp } = made;
    await api.put(`${path}/${itemId}`, { name: 'Steady Steps Pty Ltd', concurrencyStamp });
    expect((await api.get(path)).body.items).toMatchObject([{ name: 'Steady Steps Pty Ltd' }]);
    expect((await api.delete(`${path}/${made.id}`)).status).toBe(204);
  });

  test('[C-244] [C-245] [C-246] [C-247] a restraint needs an authority that lives', async () => {
    const id = await practice.participant();
    const path = `/app/ndis/${id}/chemical-restraints`;
    const restraint = { medicine: 'Risperidone', dose: '1 mg', use: 'prn' };
    const authority = {
      authorisedBy: 'Public Guardian',
      authorisedFrom: addDays(today, -60),
      authorisedTo: addDays(today, 60),
    };

    expect(await api.post(path, restraint)).toMatchObject(
      refused(422, 'restraintWithoutAuthority'),
    );
    const ended = { ...restraint, ...authority, authorisedTo: addDays(today, -3) };
    const expired = await api.post(path, ended);
    expect(expired).toMatchObject(refused(422, 'restraintAuthorityExpired'));
    expect(JSON.stringify(expired.body)).toContain(addDays(today, -3));
    expect((await api.get(path)).body.items).toEqual([]);
    const made = await api.post(path, { ...restraint, ...authority });
    expect(made.status).toBe(201);

    const item = `${path}/${made.body.id}`;
    const own = `/app/ndis-chemical-restraints/${made.body.id}`;
    const without = { authorisedTo: null, ...(await stampOf(own)) };
    expect(await api.put(item, without)).toMatchObject({ status: 422 });
    await practice.run(
      `update ndis_chemical_restraints set authorised_to = current_date - 3 where id = $1`,
      [made.body.id],
    );
    const noted = { note: 'Renewal asked for', ...(await stampOf(own)) };
    expect((await api.put(item, noted)).status).toBe(200);
    expect((await api.delete(item)).status).toBe(204);
  });

  test('[C-248] [C-249] [C-250] [C-251] a signed note is locked; later words are an addendum', async () => {
    const id = await practice.participant();
    const path = `/app/ndis/${id}/clinical-notes`;
    const note = { writtenOn: addDays(today, -1), body: 'Walked with a frame.' };
    const { body: draft } = await api.post(path, note);
    const item = `${path}/${draft.id}`;
    const own = `/app/ndis-clinical-notes/${draft.id}`;
    await api.put(item, { body: 'Walked with a frame, 20 m.', ...(await stampOf(own)) });
    const early = { ...note, addendumToId: draft.id };
    expect(await api.post(path, early)).toMatchObject(refused(422, 'addendumNeedsSignedNote'));

    const signed = await api.put(`/app/ndis-clinical-notes/${draft.id}/sign`);
    expect(signed).toMatchObject({
      status: 200,
      body: { status: 'signed', signedAt: expect.any(String), body: 'Walked with a frame, 20 m.' },
    });
    const other = { body: 'Other', ...(await stampOf(own)) };
    expect(await api.put(item, other)).toMatchObject(refused(409, 'noteSigned'));
    expect(await api.delete(item)).toMatchObject(refused(409, 'noteSigned'));
    expect((await api.post(path, { ...note, addendumToId: draft.id })).status).toBe(201);
    const another = await practice.participant();
    const elsewhere = { ...note, addendumToId: draft.id };
    expect((await api.post(`/app/ndis/${another}/clinical-notes`, elsewhere)).status).toBe(422);
  });
});
