import { aForm, aPdf } from '#documents/testing';
import type { TestServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { aCasePractice } from './a-case.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export const aProvider = {
  providerName: 'Bondi Medical Practice',
  providerEmail: 'records@bondi.example',
  requestType: 'clinicalNotes',
};

/** A practice that asks providers for records; its staff, and what tests do all the time. */
export async function aRecordsPractice(server: TestServer) {
  const practice = await aCasePractice(server);
  const { tenantId, clientId, companyId } = practice;
  const features = ['MedicalRecord', 'TreatmentProvider'];
  const attributes = { timezone: 'Australia/Sydney' };
  const staff = await somebody(server, { tenantId, roles: ['STAFF'], features, attributes });
  const { api } = staff;
  const { body: claimant } = await practice.api.get(`/app/clients/${clientId}`);
  const caseManagerId = String(claimant.caseManagerId);
  const at = (id: string, word = '') => `/app/clinical-records/${id}${word && `/${word}`}`;
  const newRecord = async (values: object = {}) => {
    const { body } = await api.post('/app/clinical-records', { clientId, companyId, ...values });
    return { id: String(body.id), caseNo: String(body.caseNo) };
  };
  const shown = async (id: string) => (await api.get(at(id, 'overview'))).body;
  const add = async (id: string, ...items: object[]): Promise<readonly Row[]> => {
    const { body } = await api.post(at(id, 'addRequests'), { items });
    return (body.items ?? []) as readonly object[] as readonly Row[];
  };
  const item = (id: string, word: string, body: object = {}) =>
    api.put(`/app/medical-record-items/${id}/${word}`, body);
  const itemPost = (id: string, word: string, body: object = {}) =>
    api.post(`/app/medical-record-items/${id}/${word}`, body);
  const authorised = (id: string) =>
    api.put(at(id, 'overrideAuthority'), { note: 'Signed on paper at the practice' });
  /** A case that may ask, with one request. */
  const aRequest = async (values: object = {}) => {
    const { id, caseNo } = await newRecord();
    await authorised(id);
    const [made] = await add(id, { ...aProvider, ...values });
    return { id, caseNo, itemId: String(made?.id) };
  };
  const uploaded = async (id: string, name: string, ...pages: string[]) => {
    const { payload, headers } = aForm({ name, bytes: aPdf(...pages) });
    const url = `/app/files?fromModule=MR&objectId=${id}`;
    return String((await api.post(url, payload, { headers })).body.id);
  };
  const read = async (id: string) => (await api.get(at(id))).body;
  return {
    ...practice,
    ...{ staff, api, at, newRecord, shown, add, item, itemPost, authorised, aRequest },
    ...{ uploaded, read, caseManagerId },
  };
}
