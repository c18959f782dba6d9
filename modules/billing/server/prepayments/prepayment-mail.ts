import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { amountText, moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { longDay, prepaymentRequest } from '../../domain/index.ts';

const name = 'billing.prepayment';

const text = `select r.request_no as no, r.amount::text as amount, r.due_date::text as "dueDate",
    r.status, k.case_no as "caseNo", k.claim_no as "claimNo", k.claimant_name as claimant,
    c.name as company
  from prepayment_requests r left join case_claims k on k.id = r.case_id
    left join party_company_accounts c on c.id = r.company_id
  where r.id = $1::uuid and not r.is_deleted`;

type Row = {
  readonly no: string;
  readonly amount: string;
  readonly dueDate: string | null;
  readonly status: string;
  readonly caseNo: string | null;
  readonly claimNo: string | null;
  readonly claimant: string | null;
  readonly company: string | null;
};

/** A request that is settled when the mail leaves is not sent. */
export const prepaymentRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { id } = data as { id: string };
    const [row] = await tx.query<Row>(text, [id]);
    if (row?.status !== 'requested') return null;
    return templateMail(tx, services, 'PrepaymentRequired', {
      invoice: { number: row.no, total: amountText(row.amount), dueDate: longDay(row.dueDate) },
      case: { caseNo: row.caseNo ?? '', claimNo: row.claimNo ?? '' },
      client: { fullName: row.claimant ?? '' },
      company: { name: row.company ?? '' },
    });
  },
});

export const queuePrepaymentMail = (
  tx: Tx,
  services: Services,
  { id, to }: { readonly id: string; readonly to: string },
): Promise<string> =>
  queueMail(tx, services, {
    to,
    subject: 'Prepayment',
    templateKey: 'PrepaymentRequired',
    render: name,
    data: { id },
    fromModule: moduleNameOf(prepaymentRequest),
    objectId: id,
  });
