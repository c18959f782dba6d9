import { randomUUID } from 'node:crypto';
import { aForm, aPdf } from '#documents/testing';
import type { TestServer } from '#kernel/testing';
import { aCasePractice } from './a-case.ts';

/** A practice that sends papers to specialists, with its turnarounds. */
export async function aRequestPractice(server: TestServer) {
  const practice = await aCasePractice(server);
  const { api, specialistId, companyId, run, tenantId } = practice;
  const admin = practice.signedIn(['ADMIN_STAFF']).api;
  for (const [pagesUpTo, businessDays] of [
    [3, 5],
    [null, 15],
  ] as const)
    await admin.post('/app/turnaround-bands', {
      caseType: 'SUPP',
      pagesUpTo,
      businessDays,
      urgentDays: 2,
    });
  const as = (roles: readonly string[], ids: Record<string, string[]>) =>
    practice.signedIn(roles, { ids }).api;
  const upload = async (module: string, id: string, name: string, pages: number) => {
    const bytes = aPdf(...Array.from({ length: pages }, (_, at) => `Page ${at + 1}`));
    const { payload, headers } = aForm({ name, bytes });
    const place = `?fromModule=${module}&objectId=${id}`;
    const { body } = await api.post(`/app/files${place}`, payload, { headers });
    const fileId = String(body.id);
    // As the job that counts pages leaves it.
    await run('update files set number_of_pages = $2 where id = $1', [fileId, pages]);
    return fileId;
  };
  const otherSpecialist = async () => {
    const id = randomUUID();
    await run(
      `insert into specialists (tenant_id, id, first_name, last_name)
       values ($1, $2, 'Tom', 'Okafor')`,
      [tenantId, id],
    );
    return id;
  };
  /** A supplementary report at Request Received, with questions. */
  const request = async (values: object = {}, base = 'supplementary') => {
    const made = await practice.newCase({ questions: 'Is it work related?', ...values }, base);
    await api.put(`/app/${base}/${made.id}/receiveRequest`, {});
    return made;
  };
  return {
    ...practice,
    admin,
    upload,
    otherSpecialist,
    request,
    specialistApi: (id = specialistId) =>
      as(['SPECIALIST'], { specialistId: [id], visibleSpecialistIds: [id] }),
    manager: as(['CASE_MANAGER'], {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      bookableCompanyIds: [companyId],
    }),
    stranger: as(['CASE_MANAGER'], {
      companyId: [randomUUID()],
      ownCompanyIds: [randomUUID()],
      companiesSharingClaimants: [randomUUID()],
      bookableCompanyIds: [randomUUID()],
    }),
  };
}
