import { aReachablePractice } from '#booking/testing';
import type { Actor } from '#kernel/domain';
import type { TestServer } from '#kernel/testing';

const features = [
  'Assessment',
  'OT',
  'MassTorts',
  'MVA',
  'TPD',
  'COTELE',
  'MedNeg',
  'Supplementary',
  'FileReview',
  'LMQ',
  'MedicalRecord',
  'PayingSpecialist',
  'ICareClaim',
];

/** A practice with a specialist, a claimant, a company and its case manager, ready for cases. */
export async function aCasePractice(server: TestServer) {
  const practice = await aReachablePractice(server);
  const { tenantId, clientId, companyId, specialistId } = practice;
  /** Somebody of this practice, with the features of cases. */
  const signedIn = (roles: readonly string[], facts: Partial<Actor> = {}) =>
    server.signedIn({ tenantId, roles, features, ...facts });
  const { api, actor } = signedIn(['STAFF']);
  const newCase = async (values: object = {}, base = 'assessments') => {
    const { body, status } = await api.post(`/app/${base}`, {
      clientId,
      companyId,
      specialistId,
      ...values,
    });
    const record = body as Record<string, unknown>;
    return { ...record, status, id: String(record.id), caseNo: String(record.caseNo) };
  };
  return { ...practice, api, actor, signedIn, newCase };
}
