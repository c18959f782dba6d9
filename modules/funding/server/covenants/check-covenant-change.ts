import { defineRule, rowsById, throwUnlessAccepted } from '#kernel/server';
import { agreementCovenant, checkCovenant, forSigningName } from '../../domain/index.ts';
import { voidUnsigned } from '../signing/void-when-changed.ts';

type Term = {
  readonly id: string;
  readonly agreementId: string;
  readonly kind: string;
  readonly bound: string;
};

const text = `select id::text as id, agreement_id::text as "agreementId", kind, bound::text as bound
  from agreement_covenants where id = any($1::uuid[]) and not is_deleted`;

const isSame = (one: Term | null, other: Term | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const covenantsArePartOfThePaper = defineRule({
  name: 'funding.covenantsArePartOfThePaper',
  sentence: 'Covenants are part of what is signed: changing one voids the envelope.',
  on: agreementCovenant,
  when: ['create', 'change', 'remove'],
  choice: forSigningName,
  facts: rowsById<Term>(text),
  async follow(call, changes) {
    for (const { before, after } of changes) {
      if (isSame(before, after)) continue;
      const refused = after && checkCovenant(after);
      if (refused) throwUnlessAccepted(refused);
      const ids = [before?.agreementId, after?.agreementId].filter((id) => id !== undefined);
      for (const id of new Set(ids))
        await voidUnsigned(call, id, 'The covenants of the agreement were changed.');
    }
  },
});
