import { referencesOf } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle, readRecord, Refused } from '#kernel/server';
import type { ServerPart, Tx } from '#kernel/server';
import { anyCase, claimNumberOf, claimTypes, readInsuranceClaim } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { linkedCase } from '../engine/linked-case.ts';
import { casesOfClaim } from './cases-of-claim.ts';
import { claimMoneyPoint } from './claim-money-point.ts';
import { companyOf, managersOf } from './claim-parties.ts';

/** Under the caller's rights; a kind of case that belongs to no claim is not found either. */
async function claimCase(tx: Tx, actor: Actor, objectId: string): Promise<CaseRecord> {
  const { caseType } = JSON.parse(await readRecord(tx, actor, anyCase, objectId)) as {
    readonly caseType: string;
  };
  if (!claimTypes.some(({ key }) => key === caseType)) throw new Refused('notFound');
  return (await linkedCase(tx, actor, { fromModule: caseType, objectId })).record;
}

const numberText = `select claim_no as "claimNo" from party_clients where id = $1::uuid`;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value) || null;
const nameOf = (key: string, record: CaseRecord): string | null =>
  referencesOf(key, record)[0]?.displayName ?? null;

/** G-108. */
const claimHandler = handle(readInsuranceClaim, async ({ tx, actor, services, input }) => {
  const record = await claimCase(tx, actor, input.objectId);
  const clientId = String(record.clientId);
  const [client] = await tx.query<{ claimNo: string | null }>(numberText, [clientId]);
  const ofClaimant = client?.claimNo ?? null;
  const claimNo = claimNumberOf(textOf(record.claimNo), ofClaimant);
  const cases = claimNo
    ? await casesOfClaim(tx, actor, { caseId: record.id, clientId, claimNo, ofClaimant })
    : [];
  const [readMoney] = claimMoneyPoint.of(services);
  return {
    claimNo,
    company: await companyOf(tx, record),
    managers: await managersOf(tx, actor, record),
    scheme: nameOf('schemeId', record),
    matterType: nameOf('matterTypeId', record),
    typeOfClaim: nameOf('typeOfClaimId', record),
    dateOfInjury: textOf(record.dateOfInjury),
    bodyParts: referencesOf('bodyPartIds', record).map(({ displayName }) => displayName),
    employer: textOf(record.employer),
    customerReference: textOf(record.customerReference),
    cases,
    money: (await readMoney?.(tx, actor, [record.id, ...cases.map(({ id }) => id)])) ?? null,
  };
});

export const insuranceClaimParts: ServerPart = { handlers: [claimHandler] };
