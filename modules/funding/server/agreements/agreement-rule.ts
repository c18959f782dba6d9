import { decideEach, defineRule } from '#kernel/server';
import { checkAgreementChange, fundingAgreement } from '../../domain/index.ts';
import type { AgreementFacts } from '../../domain/index.ts';
import { agreementFacts } from './agreement-facts.ts';

export const agreementKeepsItsTerms = defineRule({
  name: 'funding.agreementKeepsItsTerms',
  sentence: 'No rate is above the cap, and what loans run under is not edited.',
  on: fundingAgreement,
  when: ['create', 'change'],
  async facts(tx, ids) {
    const found = new Map<string, AgreementFacts>();
    for (const id of ids) {
      const facts = await agreementFacts(tx, id);
      if (facts) found.set(id, facts);
    }
    return found;
  },
  decide: decideEach<AgreementFacts>((before, after, { isEdit }) =>
    checkAgreementChange(before, after, isEdit),
  ),
});
