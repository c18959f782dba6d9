import { defineGuard } from '#kernel/server';
import { checkAgreementChange } from '../../domain/index.ts';
import type { AgreementFacts } from '../../domain/index.ts';
import { agreementFacts } from './agreement-facts.ts';

export const agreementGuard = defineGuard<AgreementFacts>({
  facts: agreementFacts,
  decide: (_actor, before, after) => checkAgreementChange(before, after),
});
