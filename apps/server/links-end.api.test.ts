import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { aConference, aRecordsPractice } from '#cases/testing';
import { casesServer } from '#cases/server';
import { correspondenceServer } from '#correspondence/server';
import { integrationsServer } from '#integrations/server';
import { documentsServer } from '#documents/server';
import { aForm, aPdf, anEnvelope, anUploadedPdf } from '#documents/testing';
import { makeLink } from '#identity/server';
import type { NewLink } from '#identity/server';
import { aPerson, aPractice } from '#identity/testing';
import { linkDefinitions } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
let offset = 0;
const day = 86_400_000;
const server = await testServer({
  modules: [
    platformServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    integrationsServer,
  ],
  now: () => new Date(Date.now() + offset),
});
const { services, anonymous } = server;
const practice = await aRecordsPractice(server);
const { tenantId, run, specialistId } = practice;
const people = await aPractice(services, { tenantId });
const issuer = await somebody(server, { tenantId, name: 'Ines Suer', roles: ['STAFF'] });
await run('insert into users__roles (tenant_id, owner_id, target_id) values ($1, $2, $3)', [
  tenantId,
  issuer.actor.userId,
  people.roleIds['STAFF'],
]);
const admin = await somebody(server, { tenantId, name: 'Ada Min', roles: ['ADMIN_STAFF'] });

/** A record that links of a kind are about, and where such a link leads. */
type Scene = {
  readonly subjectId: string;
  readonly subjectOf?: string;
  readonly payload?: Readonly<Record<string, string>>;
  /** The tables of the record and of what it is part of, with their ids. */
  readonly records: readonly (readonly [table: string, id: string])[];
  /** It shows what whoever gave it out may see: without them it shows nothing. */
  readonly needsIssuer?: true;
  open(token: string): Promise<ApiAnswer>;
};

const get = (place: string) => (token: string) => anonymous.get(`${place}/${token}`);

async function aFileOfCase() {
  const { id } = await practice.newRecord();
  const fileId = await practice.uploaded(id, 'Notes.pdf', 'Notes');
  return { fileId, caseId: id };
}

/** The browser that was given the token keeps a secret for it. */
const browser = { headers: { cookie: 'caseway.file.mine=secret' } };
const holderHash = createHash('sha256').update('secret').digest('hex');

const ofFile = (place: string) => async (): Promise<Scene> => {
  const { fileId, caseId } = await aFileOfCase();
  return {
    subjectId: fileId,
    payload: { holderKey: 'mine', holderHash },
    records: [['clinical_records', caseId]],
    open: (token) => anonymous.get(`${place}?accessToken=${token}`, browser),
  };
};

const openFeed = (token: string) => anonymous.get(`/app/calendar-feeds/${token}/calendar.ics`);

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  download: ofFile('/app/files/download'),
  stream: ofFile('/app/files/view/a.pdf'),
  async oneTimeAccess() {
    const { fileId, caseId } = await aFileOfCase();
    const open = get('/app/files/OnetimeAccessFile');
    return { subjectId: fileId, records: [['clinical_records', caseId]], open };
  },
  async anonymousUpload() {
    const { id } = await practice.newRecord();
    const open = (token: string) => {
      const { payload, headers } = aForm({ name: 'scan.pdf', bytes: aPdf('Scan') });
      const query = `tenantId=${tenantId}&accessToken=${token}`;
      return anonymous.post(`/app/files/uploadAnonymousFile?${query}`, payload, { headers });
    };
    return { subjectId: id, subjectOf: 'mr', records: [['clinical_records', id]], open };
  },
  async signing() {
    const api = practice.api;
    const { id: caseId } = await practice.newRecord();
    const fileId = await anUploadedPdf(api);
    const made = await anEnvelope(api, { fileId, fromModule: 'MR', objectId: caseId });
    const envelopeId = String(made.body.id);
    const [signer] = await run('select id from envelope_signers where envelope_id = $1', [
      envelopeId,
    ]);
    return {
      subjectId: envelopeId,
      payload: { signerId: String(signer?.['id']) },
      records: [
        ['clinical_records', caseId],
        ['envelopes', envelopeId],
      ],
      open: get('/app/signing'),
    };
  },
  async callOffer() {
    const { body } = await issuer.api.post('/app/calls', { clientId: practice.clientId });
    const id = String(body.id);
    const payload = { offerId: id };
    return { subjectId: id, payload, records: [['calls', id]], open: get('/app/offers') };
  },
  async quotation() {
    const { body } = await practice
      .signedIn(['STAFF'])
      .api.post('/app/assessments/otQuotation/initCase', {
        clientId: practice.clientId,
        companyId: practice.companyId,
      });
    const quotationId = String(body.quotation?.id);
    return {
      subjectId: quotationId,
      payload: { sendingKey: quotationId },
      records: [
        ['ot', String(body.id)],
        ['ot_quotations', quotationId],
      ],
      open: get('/app/quotations'),
    };
  },
  async conferencePoll() {
    const { api } = practice.signedIn(['STAFF']);
    const made = await aConference({ ...practice, api });
    const id = String(made.participants[2]?.id);
    return {
      subjectId: id,
      payload: { pollKey: id },
      records: [
        ['co_teleconference', made.id],
        ['co_participants', id],
      ],
      open: get('/app/conference-polls'),
    };
  },
  async opinion() {
    const { api } = practice.signedIn(['STAFF']);
    const { body } = await api.post('/app/mednegs', {
      clientId: practice.clientId,
      companyId: practice.companyId,
      allegation: 'A swab was left behind.',
      treatedBy: 'St Anne Hospital',
    });
    const url = `/app/mednegs/${body.id}`;
    await api.put(`${url}/openMatter`, {});
    const asked = await api.post(`${url}/opinionRequests`, {
      specialistIds: [specialistId],
      dueOn: '2031-05-20',
    });
    const [line] = (asked.body.items ?? []) as unknown as { id: string }[];
    return {
      subjectId: String(line?.id),
      payload: { linkKey: 'none' },
      records: [
        ['mednegs', String(body.id)],
        ['mn_opinions', String(line?.id)],
      ],
      open: get('/app/opinion-requests'),
    };
  },
  async recordUpload() {
    const made = await practice.aRequest();
    return {
      subjectId: made.itemId,
      records: [
        ['clinical_records', made.id],
        ['medical_record_items', made.itemId],
      ],
      open: get('/app/record-uploads'),
    };
  },
  async ownCalendar() {
    const person = await aPerson(services, people);
    const records = [['users', person.id]] as const;
    return { subjectId: person.id, records, needsIssuer: true, open: openFeed };
  },
  async specialistCalendar() {
    const records = [['specialists', specialistId]] as const;
    return { subjectId: specialistId, records, needsIssuer: true, open: openFeed };
  },
  async centreCalendar() {
    const id = crypto.randomUUID();
    await run(
      `insert into centres (tenant_id, id, name, ownership_type) values ($1, $2, 'Rooms', 'mlpOwned')`,
      [tenantId, id],
    );
    return { subjectId: id, records: [['centres', id]], needsIssuer: true, open: openFeed };
  },
};

/** Their pages are plain forms of the sign-in; `password-link.api.test.ts` is about them. */
const ofSignIn = ['password', 'impersonation'];

async function mint(
  kind: string,
  { subjectId, subjectOf, payload, needsIssuer }: Scene,
  given?: Partial<NewLink>,
) {
  const definition = linkDefinitions().find(({ name }) => name === kind);
  if (!definition) throw new Error(`No link is named ${kind}`);
  const context = { tenantId, userId: issuer.actor.userId };
  // What shows its issuer's records is given by hand: it goes to nobody's address.
  const address = needsIssuer ? null : 'reader@outside.example';
  const link = { subjectId, subjectOf, payload, address, ...given };
  return services.db.transaction(context, (tx) => makeLink(tx, services, definition, link));
}

const unknown = `${tenantId.replaceAll('-', '')}${'A'.repeat(43)}`;
const bytes = ({ status, raw }: ApiAnswer) => [status, raw.toString()];

const disable = (table: 'tenants' | 'users', id: string, isActive: boolean) =>
  run(`update ${table} set is_active = $2 where id = $1`, [id, isActive]);

test('every kind of link is held by this file', () => {
  expect(
    linkDefinitions()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...Object.keys(scenes), ...ofSignIn].toSorted());
});

describe.each(Object.keys(scenes))('a link of the kind %s', (kind) => {
  test('answers like an unknown one once its tenant, issuer or record has ended, or it is withdrawn or old', async () => {
    const scene = await (scenes[kind] as () => Promise<Scene>)();
    const open = async (given?: Partial<NewLink>) => {
      const { token } = await mint(kind, scene, given);
      return () => scene.open(token);
    };
    const dead = bytes(await scene.open(unknown));

    const first = (await (await open())()).status;
    const withoutTenant = await open();
    await disable('tenants', tenantId, false);
    const tenantOff = bytes(await withoutTenant());
    await disable('tenants', tenantId, true);
    const withoutIssuer = await open();
    const systemSent = await open({ issuerId: null });
    await disable('users', issuer.actor.userId, false);
    const issuerOff = bytes(await withoutIssuer());
    const fromSystem = (await systemSent()).status;
    await disable('users', issuer.actor.userId, true);
    const back = (await withoutIssuer()).status;
    const old = await open();
    offset = 800 * day;
    const tooOld = bytes(await old());
    offset = 0;
    const { token, id } = await mint(kind, scene);
    await admin.api.put(`/app/live-links/${id}/withdraw`);
    const withdrawn = bytes(await scene.open(token));

    expect(dead[0]).toBe(404);
    expect([first, back].map((status) => status < 300)).toEqual([true, true]);
    expect(fromSystem < 300).toBe(!scene.needsIssuer);
    expect({ tenantOff, issuerOff, tooOld, withdrawn }).toEqual({
      tenantOff: dead,
      issuerOff: dead,
      tooOld: dead,
      withdrawn: dead,
    });
    for (const [table, recordId] of scene.records) {
      const last = await open();
      await run(`update ${table} set is_deleted = true where id = $1`, [recordId]);
      expect([table, bytes(await last())]).toEqual([table, dead]);
      await run(`update ${table} set is_deleted = false where id = $1`, [recordId]);
    }
  });
});

describe('the page of live links', () => {
  test('says who can open what until when, finds by kind and words, and withdraws once', async () => {
    const scene = await (scenes['recordUpload'] as () => Promise<Scene>)();
    const address = `${crypto.randomUUID()}@outside.example`;
    const { token, id } = await mint('recordUpload', scene, { address });
    await scene.open(token);
    const list = async (query: string) =>
      (await admin.api.get(`/app/live-links?${query}`)).body.items as unknown as { id: string }[];

    const [found] = await list(`filterText=${address.slice(0, 12)}&kind=recordUpload`);
    const ofOther = await list(`filterText=${address.slice(0, 12)}&kind=quotation`);
    const none = await issuer.api.get('/app/live-links');
    const first = await admin.api.put(`/app/live-links/${id}/withdraw`);
    const second = await admin.api.put(`/app/live-links/${id}/withdraw`);

    expect(found).toMatchObject({
      id,
      kind: 'recordUpload',
      issuer: 'Ines Suer',
      address,
      recordModule: 'MR',
      timesOpened: 1,
    });
    expect(JSON.stringify(found)).not.toContain(token.slice(32));
    expect([ofOther, none.status, first.status, second.status]).toEqual([[], 403, 204, 404]);
    expect(await list(`filterText=${address.slice(0, 12)}`)).toEqual([]);
    expect((await scene.open(token)).status).toBe(404);
    const audited = await run(
      `select operation from audit_log where tenant_id = $1 and record_id = $2 and operation in ('makeLink', 'withdrawLink') order by 1`,
      [tenantId, scene.subjectId],
    );
    expect(audited.map(({ operation }) => operation)).toEqual(['makeLink', 'withdrawLink']);
  });

  test('another tenant neither sees nor withdraws it', async () => {
    const scene = await (scenes['recordUpload'] as () => Promise<Scene>)();
    const { token, id } = await mint('recordUpload', scene);
    const stranger = await somebody(server, { roles: ['ADMIN_STAFF'] });

    expect((await stranger.api.get('/app/live-links')).body.items).toEqual([]);
    expect((await stranger.api.put(`/app/live-links/${id}/withdraw`)).status).toBe(404);
    expect((await scene.open(token)).status).toBe(200);
  });
});
