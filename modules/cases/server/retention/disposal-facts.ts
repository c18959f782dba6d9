import { holdsOfRecords } from '#documents/server';
import { Refused, rowsOfRecord } from '#kernel/server';
import type { RowsOfPerson, Services, Tx } from '#kernel/server';
import { caseTypeOf, caseTypes } from '../../domain/index.ts';
import type { RetentionStay } from '../../domain/index.ts';
import { judgedCases } from './retention-facts.ts';
import type { JudgedCase } from './retention-facts.ts';
import { staysWhenDisposedPoint } from './stays-when-disposed-point.ts';

/** Records of money of this module, the certificates, and other cases, which only came from this one. */
const own = [
  'case',
  'caseCharge',
  'caseDisposal',
  'erasure',
  'approvalRequest',
  ...caseTypes.map(({ resource }) => resource.name),
];

type DisposalPlan = {
  readonly one: JudgedCase;
  readonly resource: string;
  readonly found: RowsOfPerson;
  readonly ids: readonly string[];
  readonly inTheWay: RetentionStay | undefined;
};

/** What would go with the case now, and what is in the way, also a hold on something that hangs on it. */
export async function disposalPlan(
  tx: Tx,
  services: Services,
  caseId: string,
): Promise<DisposalPlan> {
  const [one] = await judgedCases(tx, services, [caseId]);
  const type = one && caseTypeOf(one.caseType);
  if (!one || !type) throw new Refused('notFound');
  const resource = type.resource.name;
  const kept = new Set([...own, ...staysWhenDisposedPoint.of(services).flat()]);
  const subjects = ['case', resource].map((name) => ({ resource: name, id: caseId }));
  const persons = one.clientId ? [one.clientId] : [];
  const found = await rowsOfRecord(tx, subjects, persons, (name) => !kept.has(name));
  const ids = [...new Set([...found.about.values()].flatMap((some) => [...some]))];
  const held = (await holdsOfRecords(tx, ids)).map((why) => ({ what: 'On hold', why }));
  const early = { what: 'Retention', why: `It is kept until ${one.keptUntil ?? 'it is closed'}.` };
  const inTheWay = [...held, ...one.stays.filter((stay) => stay.isInTheWay)][0];
  const first = inTheWay ?? (one.isOver ? undefined : early);
  return { one, resource, found, ids, inTheWay: first && { ...first, isInTheWay: true } };
}

export function refuseWhatStays({ one, inTheWay }: DisposalPlan): void {
  if (!inTheWay) return;
  const { what, why } = inTheWay;
  throw new Refused('caseMustStay', { values: { caseNo: one.caseNo, what, why } });
}
