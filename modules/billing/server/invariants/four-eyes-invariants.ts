import { agreedByNobody, changedAlone, fourEyes, limitAt, listedAt } from '#correspondence/server';
import type { Invariant } from '#kernel/server';
import { invoice, ledgerPeriod, payTerms } from '../../domain/index.ts';

const account = `(select t.tenant_id, t.id, coalesce(s.titled_name, 'a payee') as name
  from specialist_pay_terms t left join party_specialists s on s.tenant_id = t.tenant_id and s.id = t.specialist_id
  where not t.is_deleted) t`;

export const fourEyesInvariants: readonly Invariant[] = [
  fourEyes({
    name: 'billing.fourEyesBankDetails',
    sentence:
      '{by} changed the bank details of {name} alone on {day}, and the practice asks for two.',
    find: changedAlone({
      kind: 'bankDetails',
      resource: payTerms.name,
      properties: ['account_name', 'bsb', 'account_number'],
      records: account,
      listed: listedAt('ICS.SecondPerson.BankDetails', 'p.change_time'),
    }),
    opens: payTerms,
  }),
  fourEyes({
    name: 'billing.fourEyesWriteOff',
    sentence:
      '{by} wrote off {amount} of invoice {name} alone, which is more than the practice leaves to one.',
    find: `select i.id, i.invoice_no as name, w.amount::text as amount, coalesce(a.name, 'Somebody') as by
      from write_offs w join invoices i on i.tenant_id = w.tenant_id and i.id = w.invoice_id
      left join accounts a on a.tenant_id = w.tenant_id and a.id = w.creator_id
      where not w.is_deleted and w.creator_id is not null
        and ${agreedByNobody('writeOff', 'i.id::text', 'w.creation_time')}
        and w.amount > ${limitAt('ICS.SecondPerson.WriteOffAbove', 'w.creation_time')}`,
    opens: invoice,
  }),
  fourEyes({
    name: 'billing.fourEyesMonthOpened',
    sentence: '{by} opened {name} again alone on {day}.',
    find: changedAlone({
      kind: 'reopenMonth',
      resource: ledgerPeriod.name,
      properties: ['status'],
      records: '(select tenant_id, id, month as name from ledger_periods where not is_deleted) t',
      listed: `p.new_value = '"open"'`,
    }),
    opens: ledgerPeriod,
  }),
];
