import { randomUUID } from 'node:crypto';
import { aForm } from '#documents/testing';
import type { Actor } from '#kernel/domain';
import type { Api, SignedIn, TestServer } from '#kernel/testing';
import { aCasePractice } from './a-case.ts';

const userText = `insert into users (tenant_id, id, user_name, email, first_name, last_name)
  values ($1, $2, $3, $3, $4, 'Typing')`;
const contractorText = `insert into contractors (tenant_id, id, type, first_name, last_name, full_name, user_id)
  values ($1, $2, $3, $4, 'Typing', $4 || ' Typing', $5)`;
const staffText = `insert into staffs (tenant_id, id, first_name, last_name, full_name, email, user_id)
  values ($1, $2, $3, 'Typing', $3 || ' Typing', $4, $5)`;

/** Enough of a recording for its first bytes to be believed. */
export const aRecording = (words = 'hello'): Buffer =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(words)]);

async function uploaded(api: Api, name: string, bytes: Buffer, type: string): Promise<string> {
  const { payload, headers } = aForm({ name, bytes }, { type });
  const { status, body } = await api.post('/app/files', payload, { headers });
  if (status !== 201) throw new Error(`Not uploaded: ${status} ${JSON.stringify(body)}`);
  return String(body.id);
}

/** A practice of cases with accounts for those who dictate and type. */
export async function aTypingPractice(server: TestServer) {
  const practice = await aCasePractice(server);
  const { tenantId, specialistId, run } = practice;

  const person = async (name: string, roles: string[], facts: Partial<Actor> = {}) => {
    const userId = randomUUID();
    await run(userText, [tenantId, userId, `${userId}@people.example`, name]);
    return practice.signedIn(roles, { userId, name, ...facts });
  };
  const contractor = async (name: string, type: 'broker' | 'typist' = 'typist') => {
    const signedIn = await person(name, ['CONTRACTOR'], { attributes: { contractorType: type } });
    await run(contractorText, [tenantId, randomUUID(), type, name, signedIn.actor.userId]);
    return signedIn;
  };
  const staff = async (name: string) => {
    const signedIn = await person(name, ['STAFF']);
    const { userId } = signedIn.actor;
    await run(staffText, [tenantId, randomUUID(), name, `${userId}@staff.example`, userId]);
    return signedIn;
  };
  const specialist = practice.signedIn(['SPECIALIST'], {
    name: 'Priya Menon',
    ids: { specialistId: [specialistId], visibleSpecialistIds: [specialistId] },
  });

  /** A case whose claimant was seen. */
  const attended = async (values: object = {}) => {
    const made = await practice.newCase(values);
    await run(`update assessments set step = 'attendedChargeable' where id = $1`, [made.id]);
    return made;
  };
  const dictate = async (
    caseId: string,
    { as = specialist, ...values }: { as?: SignedIn; [key: string]: unknown } = {},
  ) => {
    const fileId = await uploaded(as.api, 'Dictation.webm', aRecording(), 'recording');
    return as.api.post('/app/case-dictations', {
      fromModule: 'IME',
      objectId: caseId,
      fileId,
      seconds: 130,
      ...values,
    });
  };
  const jobOf = async (caseId: string) => {
    const { body } = await practice.api.get(`/app/typing-jobs?caseId=${caseId}`);
    return body.items?.[0];
  };
  /** The id of the job of a case that was dictated just now. */
  const newJob = async (values: object = {}) => {
    const { id: caseId } = await attended(values);
    await dictate(caseId);
    return { caseId, jobId: String((await jobOf(caseId))?.id) };
  };
  return {
    ...practice,
    attended,
    contractor,
    dictate,
    jobOf,
    newJob,
    person,
    specialist,
    staff,
    upload: (as: SignedIn, name: string, bytes: Buffer, type = '') =>
      uploaded(as.api, name, bytes, type),
  };
}
