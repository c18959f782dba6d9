import { templateFactsPoint } from '#correspondence/server';
import { amountText, formatDate, moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { mt, mtType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { caseFacts, caseLink, caseMailWordsPoint, linkedCase } from '../engine/index.ts';

const campaignText = 'select name from mass_tort_campaigns where id = $1::uuid';

/** All that a template of the group may say of a claimant. */
async function claimantFacts(tx: Tx, services: Services, record: CaseRecord) {
  const { data, people } = await caseFacts(
    tx,
    mtType,
    record,
    caseLink(services.config.publicUrl, mtType, record.id),
  );
  const [campaign] = await tx.query<{ name: string }>(campaignText, [record.campaignId]);
  const { settledOn, settledAmount } = record;
  const massTort = {
    campaignName: campaign?.name ?? null,
    settledOn: settledOn ? formatDate(String(settledOn).slice(0, 10), 'D MMMM YYYY') : null,
    settlement: settledAmount ? amountText(String(settledAmount)) : null,
  };
  return { data: { ...data, massTort }, people };
}

/** What the mails of its moves say. */
export const mtMailWords = caseMailWordsPoint.contribute({
  caseType: mtType.key,
  data: async (tx, services, record) => (await claimantFacts(tx, services, record)).data,
});

/** What the previews of section 7.3 say of a claimant. */
export const mtTemplateFacts = templateFactsPoint.contribute({
  module: moduleNameOf(mt),
  async read({ tx, actor, services }, { id }) {
    const { record } = await linkedCase(tx, actor, { fromModule: mtType.key, objectId: id });
    const { data, people } = await claimantFacts(tx, services, record);
    return { data, destination: (people.client ?? people.bookingCm)?.email ?? null };
  },
});
