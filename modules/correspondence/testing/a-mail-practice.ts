import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { documentsServer } from '#documents/server';
import { aForm, aPdf } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { Api, TestServer } from '#kernel/testing';
import type { ServerModule } from '#kernel/server';
import { correspondenceServer } from '../server/index.ts';
import { aMailServer } from './a-mail-server.ts';
import type { MailServer, ReceivedMail } from './a-mail-server.ts';
import { aTenant } from './a-tenant.ts';

export const inboundSecret = 'a secret of sixteen letters';

export type MailPractice = {
  readonly server: TestServer;
  readonly smtp: MailServer;
  readonly tenantId: string;
  readonly api: Api;
  as(...roles: string[]): Api;
  company(facts?: object): Promise<{ id: string; concurrencyStamp: string; name: string }>;
  upload(name: string, query?: string, bytes?: Buffer): Promise<string>;
  mailsTo(address: string): ReceivedMail[];
  arrived(address: string): Promise<ReceivedMail>;
  /** The row of the tracking, once it has this status. */
  settled(id: string, status: string): Promise<Record<string, unknown>>;
  receive(source: string, secret?: string): ReturnType<Api['post']>;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly modules?: readonly ServerModule[];
};

let count = 0;

/** A tenant whose mail goes to a real mail server, and which takes mail. The caller registers the catalogue. */
export async function aMailPractice({
  env = {},
  modules = [],
}: Options = {}): Promise<MailPractice> {
  const folder = mkdtempSync(join(tmpdir(), 'caseway-mail-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const smtp = await aMailServer();
  const server = await testServer({
    modules: [documentsServer, correspondenceServer, ...modules],
    role: 'all',
    env: {
      STORAGE_URL: `file:${folder}`,
      SMTP_URL: smtp.url,
      INBOUND_DOMAIN: 'in.practice.test',
      INBOUND_MAIL_SECRET: inboundSecret,
      ...env,
    },
  });
  const tenantId = await aTenant(server.services.hostDb);
  const as = (...roles: string[]) => server.signedIn({ tenantId, roles }).api;
  const api = as('STAFF');
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
  return {
    server,
    smtp,
    tenantId,
    api,
    as,
    mailsTo,
    async company(facts = {}) {
      count += 1;
      const given = { name: `Company ${count}`, businessType: 'insurer', ...facts };
      const { status, body } = await api.post('/app/companies', given);
      if (status !== 201) throw new Error(`No company: ${JSON.stringify(body)}`);
      return body as unknown as { id: string; concurrencyStamp: string; name: string };
    },
    async upload(name, query = '', bytes = aPdf(name)) {
      const { payload, headers } = aForm({ name, bytes });
      const { status, body } = await api.post(`/app/files${query}`, payload, { headers });
      if (status !== 201) throw new Error(`Not uploaded: ${JSON.stringify(body)}`);
      return String(body.id);
    },
    async arrived(address) {
      const [mail] = await eventually(
        () => Promise.resolve(mailsTo(address)),
        (mails) => mails.length > 0,
        60,
      );
      if (!mail) throw new Error('No mail has arrived');
      return mail;
    },
    settled: (id, status) =>
      eventually(
        async () => (await api.get(`/app/email-trackings/${id}`)).body,
        (mail) => mail['status'] === status,
        60,
      ),
    receive: (source, secret = inboundSecret) =>
      server.anonymous.post('/app/incoming-mail', Buffer.from(source), {
        headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      }),
  };
}
