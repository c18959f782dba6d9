import { accept, change, create, refuse } from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import type { startCall } from './call-actions.ts';
import { call } from './call.resource.ts';
import type { CallFacts } from './decide-keep.ts';

/** What the records say of whoever was named; null where nobody was. */
export type CallPeople = {
  readonly client: {
    readonly companyId: string | null;
    readonly caseManagerId: string | null;
    readonly claimNo: string | null;
  } | null;
  readonly caseManager: { readonly name: string; readonly companyId: string } | null;
};

type Input = InputOf<typeof startCall>;

/** One name brings the others along: a claimant their company, a case manager theirs. */
function withPeople(known: Input, { client, caseManager }: CallPeople): Input {
  const companyId = known.companyId ?? caseManager?.companyId ?? client?.companyId ?? null;
  const isOfCompany = client !== null && client.companyId === companyId;
  return {
    ...known,
    companyId,
    callerName: known.callerName ?? caseManager?.name ?? null,
    claimNo: known.claimNo ?? client?.claimNo ?? null,
    caseManagerId: known.caseManagerId ?? (isOfCompany ? client.caseManagerId : null),
  };
}

export const decideStart = (
  id: string,
  ownerId: string,
  input: Input,
  people: CallPeople,
): Decision => accept(create(call, { ...withPeople(input, people), id, ownerId }));

const parties = ['clientId', 'companyId', 'caseManagerId'] as const;

/** Whom it is for stays as it was sent while the lawyer has the link. */
export function decideCallChange(
  record: CallFacts & Input,
  input: Input,
  people: CallPeople,
): Decision {
  const { status } = record;
  if (status === 'answered' || status === 'closed') return refuse('callIsOver');
  const isOther = parties.some((key) => key in input && (input[key] ?? null) !== record[key]);
  if (status === 'offered') {
    return isOther ? refuse('callIsOffered') : accept(change(call, record.id, input));
  }
  const keys = Object.keys({ ...input, ...(isOther && withPeople({}, people)) }) as (keyof Input)[];
  // Somebody else's claim and case manager do not stay behind.
  const known =
    input.clientId && input.clientId !== record.clientId
      ? { ...record, claimNo: null, caseManagerId: null, ...input }
      : { ...record, ...input };
  const filled = withPeople(known, people);
  return accept(
    change(call, record.id, Object.fromEntries(keys.map((key) => [key, filled[key] ?? null]))),
  );
}
