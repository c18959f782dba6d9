import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disposition, documentPdf, readLetterhead } from '#documents/server';
import { Refused, contextOf, described, isUuid, readRecord } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  adjustmentDocument,
  downloadPaymentFile,
  paymentDocument,
  paymentFile,
  printAdjustment,
  printPayment,
  providerPayment,
} from '../../domain/index.ts';
import type { AdjustmentFacts, PaymentFacts } from '../../domain/index.ts';

type WithId = { Params: { id: string } };
type WithLine = { Params: { id: string; lineId: string } };

const factsText = `select p.payment_no as "paymentNo", p.status, p.rcti_no as "rctiNo", p.abn,
    coalesce(s.titled_name, '') as name, p.pay_on::text as "payOn", p.paid_on::text as "paidOn",
    coalesce((select sum(c.withheld) from commission_payments c where c.payment_id = p.id
      and not c.is_removed), 0)::text as withheld
  from provider_payments p left join party_specialists s on s.id = p.specialist_id where p.id = $1::uuid`;

const linesText = `select b.description, e.case_no as "caseNo", b.earned_on::text as "earnedOn",
    c.amount::text as amount, c.gst::text as gst, c.is_removed as "isRemoved"
  from commission_payments c join provider_bills b on b.id = c.bill_id
  left join case_earnings e on e.id = b.charge_id
  where c.payment_id = $1::uuid and not c.is_deleted order by b.earned_on, c.id`;

async function printed(tx: Tx, services: Services, id: string) {
  const letterhead = await readLetterhead(tx, services);
  type Head = Omit<PaymentFacts, 'lines' | 'practiceName' | 'practiceAbn'>;
  const [head] = await tx.query<Head>(factsText, [id]);
  if (!head) throw new Refused('notFound');
  const lines = await tx.query<PaymentFacts['lines'][0]>(linesText, [id]);
  const { practiceName, abn: practiceAbn } = letterhead;
  return paymentDocument.write({ ...head, practiceName, practiceAbn, lines }, letterhead);
}

const adjustmentText = `select c.adjustment_no as "adjustmentNo", p.rcti_no as "rctiNo",
    p.payment_no as "paymentNo", p.abn, coalesce(s.titled_name, '') as name,
    c.removed_at::date::text as "adjustedOn", b.description, e.case_no as "caseNo",
    b.earned_on::text as "earnedOn", c.amount::text as amount, c.gst::text as gst
  from commission_payments c join provider_payments p on p.id = c.payment_id
  join provider_bills b on b.id = c.bill_id left join case_earnings e on e.id = b.charge_id
  left join party_specialists s on s.id = p.specialist_id
  where c.id = $1::uuid and c.payment_id = $2::uuid and c.adjustment_no is not null`;

async function adjusted(tx: Tx, services: Services, { id, lineId }: WithLine['Params']) {
  const letterhead = await readLetterhead(tx, services);
  type Facts = Omit<AdjustmentFacts, 'practiceName' | 'practiceAbn'>;
  const [facts] = await tx.query<Facts>(adjustmentText, [lineId, id]);
  if (!facts) throw new Refused('notFound');
  const { practiceName, abn: practiceAbn } = letterhead;
  return adjustmentDocument.write({ ...facts, practiceName, practiceAbn }, letterhead);
}

type Asked = {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The first is the payment. */
  readonly ids: readonly string[];
};

/** A PDF about a payment that the caller may read. */
async function paper(
  { services, request, reply, ids }: Asked,
  write: (tx: Tx) => ReturnType<typeof printed>,
) {
  const { actor } = request;
  if (!ids.every(isUuid)) throw new Refused('notFound');
  const document = await services.db.transaction(contextOf(actor, request.id), async (tx) => {
    await readRecord(tx, actor, providerPayment, ids[0] ?? '');
    return write(tx);
  });
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', disposition('inline', `${document.fileName}.pdf`))
    .header('cache-control', 'no-store')
    .send(await documentPdf(services, document));
}

/** What answers bytes and no JSON. */
export function payRoutes(app: FastifyInstance, services: Services): void {
  const reading = (ability: string, resource: string, operation: string) => ({
    handlerTimeout: 120_000,
    config: { policy: { ability }, reads: { resource, operation } },
  });
  app.get<WithId>(
    '/app/payment-files/:id/download',
    described(reading(downloadPaymentFile.ability, paymentFile.name, 'download'), {
      answer: downloadPaymentFile.answer ?? 'nothing',
    }),
    async ({ actor, params, id }, reply) => {
      if (!isUuid(params.id)) throw new Refused('notFound');
      const file = await services.db.transaction(contextOf(actor, id), async (tx) => {
        const record = await readRecord(tx, actor, paymentFile, params.id);
        return JSON.parse(record) as { fileNo: string; content: string };
      });
      return reply
        .header('content-type', 'text/plain; charset=us-ascii')
        .header('content-disposition', disposition('attachment', `${file.fileNo}.aba`))
        .header('cache-control', 'no-store')
        .send(file.content);
    },
  );
  app.get<WithId>(
    '/app/provider-payments/:id/print',
    described(reading(printPayment.ability, providerPayment.name, 'print'), {
      answer: printPayment.answer ?? 'nothing',
    }),
    (request, reply) => {
      const { id } = request.params;
      return paper({ services, request, reply, ids: [id] }, (tx) => printed(tx, services, id));
    },
  );
  app.get<WithLine>(
    '/app/provider-payments/:id/commission-payments/:lineId/adjustment-note',
    described(reading(printAdjustment.ability, providerPayment.name, 'printAdjustment'), {
      answer: printAdjustment.answer ?? 'nothing',
    }),
    (request, reply) => {
      const { params } = request;
      const ids = [params.id, params.lineId];
      return paper({ services, request, reply, ids }, (tx) => adjusted(tx, services, params));
    },
  );
}
