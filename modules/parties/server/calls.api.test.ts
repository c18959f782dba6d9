import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aPerson, aPractice } from '#identity/testing';
import { resourceNamed } from '#kernel/domain';
import { sampleBody, sampleRecord, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { aValue } from '../testing/a-value.ts';
import { partiesServer } from './index.ts';

type Caller = 'staff' | 'caseManager' | 'contractor' | 'specialist';
type Call = {
  row: string;
  who: Caller;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  status: number;
  path: string;
  body: string;
};

const calls = readFileSync(new URL('../testing/calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line): Call => {
    const [row, who, method, status, path, body = ''] = line.split(/ {2,}/);
    return { row, who, method, status: Number(status), path, body } as Call;
  });

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, partiesServer],
});
const practice = await aPractice(server.services);
const { tenantId } = practice;
const features = [
  'BookingAgent',
  'CompanyPMSConfig',
  'SpecialistAgreementTemplate',
  'TreatmentProvider',
  'MarketingCampaign',
];
const staff = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'], features }).api;
const nobody = server.signedIn({ tenantId, roles: ['NOBODY'], features }).api;

type Made = { id: string; concurrencyStamp: string };
/** The record of each kind that all lines share. */
const shared = new Map<string, Made>();

async function make(name: string): Promise<Made> {
  const resource = resourceNamed(name);
  const { parent } = resource;
  const of = parent && resource.fields[parent.field]?.resource;
  const values = parent && of ? { [parent.field]: (await sharedOf(of)).id } : {};
  return sampleRecord(() => staff, resource, values);
}

async function sharedOf(name: string): Promise<Made> {
  const made = shared.get(name) ?? (await make(name));
  shared.set(name, made);
  return made;
}

const serviceType = {
  id: await aValue(staff, 'centreServiceType', 'Treatment'),
  concurrencyStamp: '',
};
shared.set('centreServiceType', serviceType);

/** Fills in the ids, and tells the record that the line made for itself. */
async function filled(text: string): Promise<{ text: string; own?: Made }> {
  let own: Made | undefined;
  let whole = text;
  for (const [mark, isNew, name = ''] of text.matchAll(/\{(new )?(\w+)\}/g)) {
    const record = isNew ? await make(name) : await sharedOf(name);
    if (isNew) own = record;
    whole = whole.replace(mark, record.id);
  }
  return { text: whole, ...(own && { own }) };
}

async function bodyOf(text: string, own: Made | undefined): Promise<unknown> {
  if (text === 'stamp') return { concurrencyStamp: own?.concurrencyStamp };
  const sample = /^sample (\w+)$/.exec(text)?.[1];
  if (sample) return sampleBody(() => staff, resourceNamed(sample));
  return text ? JSON.parse((await filled(text)).text) : undefined;
}

async function callerOf(who: Caller): Promise<Api> {
  if (who === 'staff') return staff;
  const record: Record<string, unknown> = await sharedOf(who);
  const role = { caseManager: 'CASE_MANAGER', contractor: 'CONTRACTOR', specialist: 'SPECIALIST' }[
    who
  ];
  const userId = String(record['userId'] ?? (await accountFor(record)));
  const companyId = String(record['companyId'] ?? '');
  return server.signedIn({
    tenantId,
    userId,
    roles: [role],
    features,
    ids: { companyId: [companyId] },
  }).api;
}

/** A specialist is given an account by the office. */
async function accountFor({ id, concurrencyStamp }: Record<string, unknown>): Promise<string> {
  const { id: userId } = await aPerson(server.services, practice, { roles: ['SPECIALIST'] });
  await staff.put(`/app/specialists/${String(id)}`, { userId, concurrencyStamp });
  return userId;
}

const send = (api: Api, { method }: Call, url: string, body: unknown) =>
  method === 'GET'
    ? api.get(url)
    : method === 'DELETE'
      ? api.delete(url)
      : method === 'PUT'
        ? api.put(url, body)
        : api.post(url, body);

test.each(calls)('[$row] $method $path answers $status to $who', async (call) => {
  const { text, own } = await filled(call.path);
  const url = `/app/${text}`;
  const body = await bodyOf(call.body, own);
  const caller = await callerOf(call.who);

  const answers = [
    await send(server.anonymous, call, url, body),
    await send(nobody, call, url, body),
    await send(caller, call, url, body),
  ];

  expect(answers.map(({ status }) => status)).toEqual([401, 403, call.status]);
});
