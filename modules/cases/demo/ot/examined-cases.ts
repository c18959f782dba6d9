import { exact } from '#kernel/domain';
import type { Instant } from '#kernel/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  approvedQuotationRule,
  byArrangement,
  caseCharge,
  otType,
  specialistPay,
} from '../../domain/index.ts';
import type { FeeLine } from '../../domain/index.ts';
import { casePath } from '../cases/case-path.ts';
import type { PathStep } from '../cases/case-path.ts';
import { appointmentsOf, lineOf } from '../cases/case-rows.ts';
import type { DemoCase } from '../cases/case-rows.ts';
import type { WrittenPath } from '../cases/written-path.ts';

const day = 86_400_000;
const before = (at: Instant, days: number): Instant =>
  new Date(Date.parse(at) - days * day).toISOString();

/** So many end at each step, whatever the step. */
const ofEachStep = 4;

const isLost = ({ path }: DemoCase): boolean =>
  path.some(({ move }) => move === 'cancel' || move === 'loseAppointment');

/** The quotation comes before the appointment, which its approval asks for. */
function withQuotation(path: readonly PathStep[]): PathStep[] {
  const [requested, ...later] = path;
  if (!requested) return [];
  const { at } = requested;
  return [
    { move: 'requestQuotation', to: 'quotationRequested', at: before(at, 9) },
    { move: 'quotationSent', to: 'quotationSent', at: before(at, 1) },
    { move: 'quotationApproved', to: 'appointmentRequested', at },
    ...later,
  ];
}

/** OT cases from the confirmation to the report, out of appointments that no assessment has. */
export function examinedCases(
  tenant: TenantName,
  { rowsIn, now }: DemoFacts,
  { staff, first }: { readonly staff: readonly WrittenPath['by'][]; readonly first: number },
): DemoCase[] {
  const own = tenantId(tenant);
  const random = randomOf(tenant, 'examined ot');
  const examines = new Set(
    rowsIn('specialists', own)
      .filter((row) => (row['type_of_assessments_accepted'] as string[] | null)?.includes('ot'))
      .filter((row) => row['fee_arrangement'] !== null)
      .map(({ id }) => id),
  );
  const clients = new Map(rowsIn('clients', own).map((row) => [row['id'], row]));
  const made = appointmentsOf(tenant, rowsIn).free.flatMap((appointment): DemoCase[] => {
    const client = clients.get(appointment['client_id']);
    if (!client?.['company_id'] || !examines.has(appointment['specialist_id'])) return [];
    const path = withQuotation(casePath(lineOf(appointment), now.getTime(), random));
    const [begun, , approved] = path;
    if (!begun || !approved) return [];
    const id = idOf('otExamined', String(appointment['id']));
    const step = path.at(-1)?.to ?? 'caseCreated';
    const createdAt = before(begun.at, 1);
    const by = random.pick(staff);
    return [{ type: otType, id, caseNo: '', step, path, createdAt, appointment, client, by }];
  });
  const chosen = [
    ...Map.groupBy(
      made.filter((one) => !isLost(one)),
      ({ step }) => step,
    ).values(),
  ];
  return chosen
    .flatMap((ofStep) => ofStep.slice(-ofEachStep))
    .map((one, at) => ({
      ...one,
      caseNo: `OT-${one.createdAt.slice(0, 4)}-${String(first + at).padStart(6, '0')}`,
    }));
}

type Quoted = { readonly quotationNo: string; readonly subtotal: string; readonly name: string };

type Charged = {
  readonly one: DemoCase;
  readonly quoted: Quoted;
  readonly fees: readonly FeeLine[];
};

/** The approved quotation is the price of the examination. */
function chargeOf({ one, quoted, fees }: Charged) {
  const attended = one.path.find(({ move }) => move === 'attend');
  if (!attended) return [];
  const chargedOn = attended.at.slice(0, 10);
  const payeeAmount = specialistPay(
    { kind: 'assessment', itemName: null, rule: byArrangement, customer: quoted.subtotal },
    { fees, serviceType: 'ot', isGazetted: false, day: chargedOn },
  );
  return [
    {
      id: idOf('caseCharge', one.id, 'attend'),
      caseId: one.id,
      kind: 'assessment' as const,
      move: 'attend',
      description: quoted.name,
      chargedOn,
      companyId: String(one.client['company_id']),
      amount: exact(quoted.subtotal).toFixed(2),
      priceRule: `${approvedQuotationRule} ${quoted.quotationNo}`,
      specialistId: String(one.appointment['specialist_id']),
      payeeAmount,
      creationTime: attended.at,
    },
  ];
}

export const chargesOfExamined = (own: string, charged: readonly Charged[]): readonly TableRows[] =>
  recordRows(caseCharge, charged.flatMap(chargeOf), own);

/** The day of a fact in its path. */
export const dayOf = ({ path, createdAt }: DemoCase, move: string): string =>
  (path.find((step) => step.move === move)?.at ?? createdAt).slice(0, 10);
