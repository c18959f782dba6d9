import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { sureOfClaimant } from '#booking/testing';
import { actionRequiredWorkflow, clearActions } from '#correspondence/domain';
import { correspondenceServer } from '#correspondence/server';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, takeAwayCustomer } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const { clear } = actionRequiredWorkflow.actions;
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const server = await testServer({
  modules: [platformServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
});
const practice = await aCasePractice(server);
const { api, tenantId, companyId, specialistId } = practice;
const [manager] = await practice.run('select id from case_managers where tenant_id = $1', [
  tenantId,
]);
const bookingCmId = String(manager?.['id']);

const aUser = async (name: string): Promise<string> => {
  const id = randomUUID();
  await practice.run(
    `insert into users (tenant_id, id, user_name, email, first_name, last_name)
      values ($1, $2, $3, $3, $4, 'Person')`,
    [tenantId, id, `${name}-${id}@practice.example`, name],
  );
  return id;
};

/** A case that a person of the practice has made, whose account is there. */
const caseBy = async (userId: string, values: object = {}) => {
  const { clientId } = practice;
  const maker = practice.signedIn(['STAFF'], { userId }).api;
  const given = { clientId, companyId, specialistId, bookingCmId, ...values };
  return String((await maker.post('/app/assessments', given)).body.id);
};

const request = (id: string) => api.put(`/app/assessments/${id}/requestAppointment`, {});

describe('what a move brings about', () => {
  test('its mail goes to the booking CM, with the words of its template', async () => {
    const { id, caseNo } = await practice.newCase({ bookingCmId });

    expect((await request(id)).status).toBe(200);

    const mails = await eventually(
      async () =>
        (await api.get(`/app/email-trackings?objectId=${id}`)).body.items as unknown as {
          destination: string;
          subject: string;
          status: string;
        }[],
      (items) => items.length === 1 && items[0]?.status !== 'queued',
    );
    expect(mails).toMatchObject([{ destination: 'anna@kerr.example' }]);
    expect(mails[0]?.subject).toContain(caseNo);
  });

  test('[G-118] the person of the case goes before that of the company and of the tenant', async () => {
    const [ofTenant, ofCompany, ofCase] = [
      await aUser('Tenant'),
      await aUser('Company'),
      await aUser('Case'),
    ];
    const picOf = async (prepare: (caseId: string) => Promise<unknown>) => {
      const { id } = await practice.newCase();
      await prepare(id);
      return (await request(id)).body['picUserId'];
    };
    const nothing = () => Promise.resolve();

    expect(await picOf(nothing)).toBeNull();
    await practice.run(
      `insert into default_pic (tenant_id, id, step, user_id) values ($1, $2, 'APPOINTMENT', $3)`,
      [tenantId, randomUUID(), ofTenant],
    );
    expect(await picOf(nothing)).toBe(ofTenant);
    await practice.run(
      `insert into company_default_pics (tenant_id, id, company_id, step, user_id)
        values ($1, $2, $3, 'APPOINTMENT', $4)`,
      [tenantId, randomUUID(), companyId, ofCompany],
    );
    expect(await picOf(nothing)).toBe(ofCompany);
    const own = (caseId: string) =>
      api.post('/app/case-pics', { caseId, step: 'APPOINTMENT', userId: ofCase });
    expect(await picOf(own)).toBe(ofCase);
  });

  test('[G-128] a fixed fee of the specialist is what the charge pays', async () => {
    await practice.run(`update specialists set fee_arrangement = '4' where id = $1`, [
      specialistId,
    ]);
    await practice.run(
      `insert into specialist_fees (tenant_id, id, specialist_id, service_type, matter_kind, amount, effective_from)
        values ($1, $2, $3, 'ime', 'nonGazette', 975.5, '2020-01-01')`,
      [tenantId, randomUUID(), specialistId],
    );
    const { id } = await practice.newCase();
    const [slot] = await practice.slots((await practice.session()).id);
    const { body: booked } = await practice.book(slot?.id ?? '');
    await practice.run(
      `update assessments set step = 'appointmentConfirmed', appointment_id = $2 where id = $1`,
      [id, booked.id],
    );

    const preview = await api.post('/app/case-status-logs/consequences', {
      fromModule: 'IME',
      objectId: id,
      move: 'attend',
    });

    expect(preview.body).toMatchObject({
      charge: { payeeAmount: '975.50' },
      next: { step: 'Dictation', stage: 'Dictation Processing' },
    });
    const manager = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
    });
    const asked = await manager.api.post('/app/case-status-logs/consequences', {
      fromModule: 'IME',
      objectId: id,
      move: 'attend',
    });
    expect([asked.status, asked.body['charge']?.payeeAmount]).toEqual([200, null]);
    const specialist = practice.signedIn(['SPECIALIST'], {
      ids: { specialistId: [specialistId], visibleSpecialistIds: [specialistId] },
    });
    const own = await specialist.api.post('/app/case-status-logs/consequences', {
      fromModule: 'IME',
      objectId: id,
      move: 'attend',
    });
    expect(own.status === 200 ? own.body['charge']?.amount : null).toBeNull();
  });

  test('[E-055] before a report is sent, everybody who will get it is named', async () => {
    const other = async (name: string, email: string) => {
      const id = randomUUID();
      await practice.run(
        `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
          values ($1, $2, $3, 'Other', $4, $5)`,
        [tenantId, id, name, email, companyId],
      );
      return id;
    };
    const preview = async (values: object) => {
      const { id } = await practice.newCase(values);
      await practice.run(`update assessments set step = 'reportFinalisation' where id = $1`, [id]);
      const asked = { fromModule: 'IME', objectId: id, move: 'sendReport' };
      const { body } = await api.post('/app/case-status-logs/consequences', asked);
      return body.mails?.map(({ template, name, to }) => ({ template, name, to }));
    };
    const template = 'ReportReady';
    const otherCmIds = [await other('Olga', 'olga@kerr.example')];

    expect(await preview({ bookingCmId, otherCmIds })).toEqual([
      { template, name: 'Anna Kerr', to: 'anna@kerr.example' },
      { template, name: 'Olga Other', to: 'olga@kerr.example' },
    ]);
    const nobodys = await practice.company('Firm without case managers');
    expect(await preview({ companyId: nobodys })).toEqual([{ template, name: null, to: null }]);
  });

  test('the mails of its appointment stand on the timeline, and who made the case', async () => {
    const id = await caseBy(await aUser('Una'));
    const [slot] = await practice.slots((await practice.session()).id);
    await api.put(`/app/assessments/${id}/appointment`, {
      slotId: slot?.id,
      consultationType: 'inPerson',
      tell: ['caseManager'],
      answers: sureOfClaimant,
    });

    const items = await eventually(
      async () =>
        (await api.get(`/app/correspondences/timeline?fromModule=IME&objectId=${id}&kinds=email`))
          .body.items as unknown as { title: string; people: string }[],
      // Until it is written it has the name of its kind.
      (found) => found[0]?.title.includes('(APT-') === true,
    );

    expect(items).toMatchObject([
      { title: expect.stringMatching(/^Appointment on /), people: 'anna@kerr.example' },
    ]);
    const log = await api.get(`/app/case-status-logs?caseStatusFrom=IME&objectId=${id}`);
    const entries = log.body.items as unknown as { userName: string | null; move: string }[];
    const created = entries.at(-1);
    expect(created).toMatchObject({ move: 'create', statusName: 'Case Created' });
    expect(created?.userName).toBe('Una Person');
  });

  test('a cancellation that pays the specialist leaves a payable, or a task', async () => {
    const maker = await aUser('Mia');
    const id = await caseBy(maker, { specialistId: await practice.specialist('Ola Berg') });
    const cancelled = await api.put(`/app/assessments/${id}/cancel`, {
      outcome: 'cancelledPaySpecialist',
      cancelReason: 'SpecialistBeingUnable',
    });
    const charges = async () =>
      (await api.get(`/app/case-charges?caseId=${id}&fields=id,kind,payeeAmount,amount`)).body
        .items as unknown as { id: string; kind: string; payeeAmount: string | null }[];
    const [charge] = await charges();

    expect(cancelled.status).toBe(200);
    expect(charge).toMatchObject({ kind: 'specialistOnly', amount: null, payeeAmount: null });
    const key = `charge-price ${String(charge?.id)}`;
    const task = async () =>
      (
        await practice.run(
          `select id, title, status, assigned_user_id as "person" from action_required_search
            where raised_key = $1`,
          [key],
        )
      )[0];
    expect(await task()).toMatchObject({
      title: expect.stringContaining('Set what the specialist earns'),
      status: 'open',
      person: maker,
    });
    const admin = practice.signedIn(['ADMIN_STAFF'], { userId: await aUser('Ada') }).api;
    const markDone = clear.path.replace('{id}', String((await task())?.['id']));
    expect(await admin.put(markDone)).toMatchObject(refused(409, 'chargeWaitsForPrice'));
    const priced = await admin.put(`/app/case-charges/${String(charge?.id)}/price`, {
      payeeAmount: '400.00',
      reason: 'By phone with the specialist',
    });
    expect(priced.status).toBe(200);
    expect(await charges()).toMatchObject([{ payeeAmount: '400.00', amount: null }]);
    expect(await task()).toMatchObject({ status: 'done', person: maker });
    expect(
      await api.put(`/app/case-charges/${String(charge?.id)}/price`, { reason: 'x' }),
    ).toMatchObject({ status: 403 });
  });

  test('a charge to nobody leaves one task, and the company of the case pays all that waits', async () => {
    const maker = await aUser('Pia');
    const id = await caseBy(maker, { specialistId: await practice.specialist('Lena Holt') });
    const byMaker = practice.signedIn(['STAFF'], { userId: maker }).api;
    const company = async (values: object) => {
      const { concurrencyStamp } = (await byMaker.get(`/app/assessments/${id}`)).body;
      return byMaker.put(`/app/assessments/${id}`, { ...values, concurrencyStamp });
    };
    const task = () =>
      practice.run(
        `select id, title, status, assigned_user_id as "person" from action_required_search
          where raised_key = $1 order by creation_time`,
        [`charge-payer ${id}`],
      );
    const payers = async () =>
      (await api.get(`/app/case-charges?caseId=${id}&fields=id,kind,companyId`)).body
        .items as unknown as { companyId: string | null }[];

    await takeAwayCustomer(byMaker, `/app/assessments/${id}`, ['bookingCmId', 'companyId']);
    expect(await task()).toEqual([]);
    const cancelled = await byMaker.put(`/app/assessments/${id}/cancel`, {
      outcome: 'cancelledChargeable',
      cancelReason: 'SpecialistBeingUnable',
    });

    expect(cancelled.status).toBe(200);
    expect(await payers()).toMatchObject([{ companyId: null }]);
    expect(await task()).toMatchObject([
      { title: expect.stringContaining('Say which company pays'), status: 'open', person: maker },
    ]);
    const admin = practice.signedIn(['ADMIN_STAFF'], { userId: await aUser('Ada') }).api;
    const [open] = await task();
    const markDone = [
      await admin.put(clear.path.replace('{id}', String(open?.['id']))),
      await admin.post(clearActions.path, { ids: [open?.['id']] }),
    ];
    expect(markDone).toMatchObject(Array(2).fill(refused(409, 'chargeWaitsForPayer')));
    expect((await company({ companyId })).status).toBe(200);
    expect(await payers()).toMatchObject([{ companyId }]);
    expect(await task()).toMatchObject([{ status: 'done' }]);
  });

  test('the case manager who orders it is its booking CM, and their company pays', async () => {
    const colleague = randomUUID();
    await practice.run(
      `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
        values ($1, $2, 'Ben', 'Colleague', 'ben@kerr.example', $3)`,
      [tenantId, colleague, companyId],
    );
    const manager = practice.signedIn(['CASE_MANAGER'], {
      ids: {
        caseManagerId: [colleague],
        companyId: [companyId],
        ownCompanyIds: [companyId],
        bookableCompanyIds: [companyId],
      },
    }).api;

    const made = await manager.post('/app/assessments', { clientId: practice.clientId, companyId });

    expect(made).toMatchObject({ status: 201, body: { bookingCmId: colleague } });
    const [client] = await practice.run('select case_manager_id from clients where id = $1', [
      practice.clientId,
    ]);
    expect(client).toEqual({ case_manager_id: bookingCmId });
    expect(await practice.newCase({ bookingCmId, companyId: null })).toMatchObject({ companyId });
  });

  test('a case that names no booking CM has the case manager of the claimant, if they fit', async () => {
    const other = await practice.company('Firm of somebody else');

    expect(await practice.newCase()).toMatchObject({ bookingCmId, companyId });
    expect(await practice.newCase({ companyId: other })).toMatchObject({
      bookingCmId: null,
      companyId: other,
    });
  });

  test('[B-177] the identifier of all zeros counts as empty', async () => {
    const nil = '00000000-0000-0000-0000-000000000000';

    expect(await practice.newCase({ contractorId: nil })).toMatchObject({
      status: 201,
      contractorId: null,
    });
  });

  test('a refusal names only moves that its reader may make', async () => {
    const { id } = await practice.newCase();
    const refused = await practice
      .signedIn(['CASE_MANAGER'], {
        ids: { ownCompanyIds: [companyId], bookableCompanyIds: [companyId] },
      })
      .api.post(`/app/assessments/${id}/rebook`, {});

    expect(refused.status).toBe(409);
    expect(refused.body.error?.message).toContain('You can request an appointment');
    expect(refused.body.error?.message).not.toContain('cancel it');
  });

  test('a company that must pay in advance hands that on to its cases', async () => {
    const company = await practice.company('Prepaying Insurance');
    await practice.run('update companies set prepayment_required = true where id = $1', [company]);

    expect(await practice.newCase({ companyId: company })).toMatchObject({
      prepaymentStatus: 'required',
    });
  });
});
