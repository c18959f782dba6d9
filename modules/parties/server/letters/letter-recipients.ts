import type { Addressee } from '#documents/domain';
import { letterRecipientPoint } from '#documents/server';
import type { RecordOf } from '#kernel/domain';
import { can } from '#kernel/domain';
import { linkedRecord } from '#kernel/server';
import type { LinkedRecord } from '#kernel/server';
import {
  caseManager,
  caseManagerAddressee,
  client,
  clientAddressee,
  company,
  companyAddressee,
  specialist,
  specialistAddressee,
} from '../../domain/index.ts';

type Titled = { readonly title?: { readonly displayName: string } | null };

const plain = (resource: string, write: (record: LinkedRecord['record']) => Addressee) =>
  letterRecipientPoint.contribute({
    resource,
    addressee: (record) => Promise.resolve(write(record)),
  });

const toCaseManager = letterRecipientPoint.contribute({
  resource: caseManager.name,
  async addressee(record, { services, actor, requestId }) {
    const manager = record as RecordOf<typeof caseManager> & Titled;
    if (!can(actor, 'company.read')) return caseManagerAddressee(manager, null);
    const link = { module: company.name, id: manager.companyId };
    const { record: employer } = await linkedRecord(services, actor, link, { requestId });
    return caseManagerAddressee(manager, employer as RecordOf<typeof company>);
  },
});

/** Whom the practice writes letters to, and how each is addressed. */
export const letterRecipients = [
  plain(client.name, (record) => clientAddressee(record as RecordOf<typeof client> & Titled)),
  plain(company.name, (record) => companyAddressee(record as RecordOf<typeof company>)),
  plain(specialist.name, (record) => specialistAddressee(record as RecordOf<typeof specialist>)),
  toCaseManager,
];
