import type { AccountPurpose } from '../../domain/index.ts';

/** What the documents of one kind put on an account, reversals included: they keep their source. */
export const postedBySource = (type: string, purpose: AccountPurpose): string =>
  `select j.source_id, sum(p.credit - p.debit) as amount
    from postings p join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
    where j.source_type = '${type}' and p.account_code_id in
      (select id from account_code where purpose = '${purpose}' and not is_deleted)
    group by j.source_id`;
