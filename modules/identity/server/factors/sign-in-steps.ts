import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { CameBy } from '../provider/provider-sign-ins.ts';
import { hashOfSecret, newSecret, readToken, tokenOf } from '../links/link-token.ts';

/** `factor`: the password was right. `enrol`: they must make one first. `proven`: all is known. */
export type StepPurpose =
  | 'factor'
  | 'enrol'
  | 'proven'
  | 'passkey'
  | 'stepUp'
  | 'newPasskey'
  /** The browser was sent to the provider of its practice; the second, to prove itself again there. */
  | 'provider'
  | 'providerAgain';

export type StepFacts = {
  readonly tenantId: string;
  /** Null: a passkey will tell who it is. */
  readonly userId: string | null;
  readonly purpose: StepPurpose;
  readonly payload: Readonly<Record<string, string>>;
  /** Where the first factor was the provider's: kept until the last one is proven. */
  readonly cameBy?: CameBy | null;
};

export type Step = StepFacts & { readonly id: string };

const stepMinutes = 10;

const putText = `insert into sign_in_steps (tenant_id, id, purpose, user_id, payload, created_at, expires_at, came_by)
  values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '${stepMinutes} minutes', $7)
  on conflict (tenant_id, id) do update set purpose = excluded.purpose, payload = excluded.payload,
    created_at = excluded.created_at, expires_at = excluded.expires_at`;

async function put({ db, now }: Services, id: string, facts: StepFacts): Promise<void> {
  const { tenantId, userId, purpose, payload, cameBy = null } = facts;
  await db.batch(systemContext(tenantId), [
    { text: putText, values: [tenantId, id, purpose, userId, payload, now(), cameBy] },
  ]);
}

/** Answers what the browser's cookie says; only its hash is kept. */
export async function startStep(services: Services, facts: StepFacts): Promise<string> {
  const secret = newSecret();
  await put(services, hashOfSecret(secret), facts);
  return tokenOf(facts.tenantId, secret);
}

/** Of a sign-in: there is one of each purpose. */
export const putStepOf = (services: Services, signInId: string, facts: StepFacts): Promise<void> =>
  put(services, hashOfSecret(`${facts.purpose}:${signInId}`), facts);

export const stepKeyOf = (purpose: StepPurpose, signInId: string): string =>
  hashOfSecret(`${purpose}:${signInId}`);

/** Whoever was signed out everywhere meanwhile begins again. */
const alive = `s.tenant_id = $1 and s.id = $2 and s.expires_at > $3 and s.purpose = any ($4)
  and not exists (select from user_credentials c where c.tenant_id = s.tenant_id and c.user_id = s.user_id
    and c.signed_out_at > s.created_at)`;
const columns = `s.id, s.tenant_id as "tenantId", s.user_id as "userId", s.purpose, s.payload,
  s.came_by as "cameBy"`;
const findText = `select ${columns} from sign_in_steps s where ${alive}`;
const takeText = `delete from sign_in_steps s where ${alive} returning ${columns}`;

async function ask(
  { db, now }: Services,
  text: string,
  [tenantId, id]: readonly [string, string],
  purposes: readonly StepPurpose[],
): Promise<Step | null> {
  const [found] = await db.batch(systemContext(tenantId), [
    { text, values: [tenantId, id, now(), purposes] },
  ]);
  return (found?.rows[0] as Step | undefined) ?? null;
}

export async function findStep(
  services: Services,
  token: string | undefined,
  ...purposes: readonly StepPurpose[]
): Promise<Step | null> {
  const read = readToken(token);
  return read && ask(services, findText, [read.tenantId, read.hash], purposes);
}

/** Of any number of parallel uses exactly one gets it. */
export const takeStep = (
  services: Services,
  { tenantId, id }: Pick<Step, 'tenantId' | 'id'>,
  purpose: StepPurpose,
): Promise<Step | null> => ask(services, takeText, [tenantId, id], [purpose]);

export const moveStep = (
  services: Services,
  { id, ...step }: Step,
  changes: Partial<StepFacts>,
): Promise<void> => put(services, id, { ...step, ...changes });
