import { randomUUID } from 'node:crypto';
import { aMailServer } from '#correspondence/testing';
import { correspondenceServer } from '#correspondence/server';
import { bookingServer } from '#booking/server';
import { documentsServer } from '#documents/server';
import { aDocx, aForm } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { casesServer } from '../server/index.ts';
import { aCasePractice } from './a-case.ts';

/** Seconds: a browser that prints starts slowly where others take both cores. */
export const patience = 200;

const qaSheet = { 'setting:ICS.Feature.ReportCorrection': 'true' };

/** A practice whose reports are written, checked and sent to a real mail server. */
export async function aReportPractice() {
  const smtp = await aMailServer();
  const server = await testServer({
    modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
    role: 'all',
    env: { SMTP_URL: smtp.url },
  });
  const practice = await aCasePractice(server);
  const { companyId, specialistId } = practice;
  const as = (roles: readonly string[], ids: Record<string, string[]> = {}) =>
    practice.signedIn(roles, { ids, attributes: qaSheet }).api;
  const manager = randomUUID();
  const address = `${manager.slice(0, 8)}@kerr.example`;
  await practice.run(
    `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
     values ($1, $2, 'Anna', 'Kerr', $3, $4)`,
    [practice.tenantId, manager, address, companyId],
  );
  const upload = async (name: string, bytes: Buffer | string, api: Api): Promise<string> => {
    const { payload, headers } = aForm({ name, bytes: Buffer.from(bytes) });
    const { status, body } = await api.post('/app/files', payload, { headers });
    if (status !== 201) throw new Error(`Not uploaded: ${JSON.stringify(body)}`);
    return String(body.id);
  };
  const staff = as(['STAFF']);
  const ofCase = async (id: string, api = staff) =>
    (await api.get(`/app/case-reports/ofCase?fromModule=IME&objectId=${id}`)).body;
  const newest = async (id: string) => (await ofCase(id)).versions?.[0];
  return {
    ...practice,
    server,
    smtp,
    as,
    staff,
    admin: as(['ADMIN_STAFF']),
    specialist: as(['SPECIALIST'], {
      specialistId: [specialistId],
      visibleSpecialistIds: [specialistId],
    }),
    manager: as(['CASE_MANAGER'], {
      caseManagerId: [manager],
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      bookableCompanyIds: [companyId],
    }),
    managerAddress: address,
    upload,
    ofCase,
    newest,
    /** A case that stands at a step, with the case manager who ordered it. */
    async caseAt(step: string, values: object = {}) {
      const { id, caseNo } = await practice.newCase({ bookingCmId: manager, ...values });
      await practice.run('update assessments set step = $2 where id = $1', [id, step]);
      return { id, caseNo, url: `/app/assessments/${id}` };
    },
    async addVersion(caseId: string, text: string, api = staff) {
      const fileId = await upload('Report.docx', await aDocx(text), api);
      return api.post('/app/case-reports', { fromModule: 'IME', objectId: caseId, fileId });
    },
    /** Once the words of a version are read. */
    textOf: (reportId: string) =>
      eventually(
        async () => (await staff.get(`/app/case-reports/${reportId}/text`)).body,
        ({ isReady }) => String(isReady) === 'true',
        patience,
      ),
    /** Once the newest version has its PDF. */
    finalOf: (caseId: string) =>
      eventually(
        () => newest(caseId),
        (version) => version?.kind === 'final' && version.fileName !== null,
        patience,
      ),
    mailsTo: (to: string, count: number) =>
      eventually(
        () => smtp.received.filter((mail) => mail.to.includes(to)),
        (mails) => mails.length >= count,
        patience,
      ),
  };
}
