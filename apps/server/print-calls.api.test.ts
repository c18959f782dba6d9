import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });
const id = randomUUID();
const as = (...roles: string[]) => server.signedIn({ roles }).api;

const medicalTeam = ['ADMIN_STAFF', 'STAFF', 'CASE_MANAGER'];
const everybody = [...medicalTeam, 'SPECIALIST', 'ACCOUNTING', 'CONTRACTOR'];

/** Doc 3 section 7.5: the row, its address, and who may ask by section 2.1. */
const calls: readonly (readonly [row: string, path: string, roles: readonly string[]])[] = [
  ['C-074', `assessments/${id}/ConsentForm`, everybody],
  ['C-075', `assessments/${id}/AssessmentCheckList`, everybody],
  ['C-077', `assessments/${id}/AppointmentConfirmationCM`, everybody],
  ['C-078', `assessments/${id}/AppointmentConfirmationSpecialist`, everybody],
  ['C-103', `clinical-records/${id}/ConfirmationLetter`, medicalTeam],
  ['C-104', `clinical-records/${id}/LOATemplate`, medicalTeam],
  ['C-105', `clinical-records/${id}/MedicalRequest`, medicalTeam],
  ['C-370', `mva-claim/${id}/PrintFinalDisbursement`, medicalTeam],
  ['C-371', `mva-claim/${id}/PrintDemandLetter?insurerItemId=${id}`, medicalTeam],
  ['C-372', `mva-claim/${id}/PrintTerminationLetter?treatmentPlanId=${id}`, medicalTeam],
  ['C-373', `mva-claim/${id}/PrintLog`, medicalTeam],
  ['C-374', `mva-claim/${id}/PrintLoa`, medicalTeam],
  ['C-375', `ndis/${id}/ViewServiceAgreement`, everybody],
  ['C-376', `ndis/${id}/ViewParticipantReferalForm`, everybody],
  ['C-377', `supplementary/${id}/PrintServiceRequest`, ['ADMIN_STAFF', 'STAFF', 'SPECIALIST']],
];

describe('[B-263] [B-403] a printed document of a record that is not there', () => {
  test.each(calls)(
    '[%s] [B-261] %s is not found for its roles, and closed to others',
    async (...row) => {
      const [, path, roles] = row;

      for (const role of everybody) {
        const { status } = await as(role).get(`/app/${path}`);
        expect([role, status]).toEqual([role, roles.includes(role) ? 404 : 403]);
      }
      expect((await server.anonymous.get(`/app/${path}`)).status).toBe(401);
    },
  );

  test('[B-261] as a PDF there is none, and an id that is none is not found', async () => {
    const staff = as('STAFF');

    expect((await staff.get(`/app/clinical-records/${id}/LOATemplate?format=pdf`)).status).toBe(
      404,
    );
    expect((await staff.get('/app/clinical-records/nonsense/LOATemplate')).status).toBe(404);
    expect((await staff.get('/app/payments/PrintInvoice?invoiceNo=7')).status).toBe(404);
    expect((await staff.get(`/app/clinical-records/${id}/LOATemplate?format=docx`)).status).toBe(
      400,
    );
  });
});
