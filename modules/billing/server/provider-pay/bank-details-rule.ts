import { differencesOf } from '#correspondence/domain';
import { isListed, needsSecondPerson } from '#correspondence/server';
import { rowsById } from '#kernel/server';
import { payTerms } from '../../domain/index.ts';

type Account = {
  readonly id: string;
  readonly specialistId: string;
  readonly specialist: string;
  readonly accountName: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
};

const text = `select t.id::text as id, t.specialist_id::text as "specialistId", coalesce(s.titled_name, '') as specialist,
    t.account_name as "accountName", t.bsb, t.account_number as "accountNumber"
  from specialist_pay_terms t left join party_specialists s on s.id = t.specialist_id
  where t.id = any($1::uuid[]) and not t.is_deleted`;

const labels = {
  specialist: 'Specialist',
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
} as const;

const accountOf = (given: Account | null) => given?.bsb || given?.accountNumber;

/** Whoever may change where money goes and pays it could pay himself. */
export const bankDetailsNeedSecondPerson = needsSecondPerson<Account>({
  kind: 'bankDetails',
  sentence:
    'Where the tenant lists it, the account of a payee changes only when a second person agrees.',
  on: payTerms,
  when: ['create', 'change'],
  facts: rowsById<Account>(text),
  async asks({ tx }, { id, before, after }) {
    if (!after || (!before && !accountOf(after))) return null;
    const differences = differencesOf(
      labels,
      before ?? { ...noAccount, specialist: after.specialist },
      after,
    );
    if (!differences.length || !(await isListed(tx, 'ICS.SecondPerson.BankDetails'))) return null;
    const recordId = before ? id : after.specialistId;
    return {
      kind: 'bankDetails',
      subject: `Bank details of ${after.specialist}`,
      differences,
      recordId,
    };
  },
});

const noAccount = { accountName: null, bsb: null, accountNumber: null } as const;
