import { templateFactsPoint } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import { appointment, noticeData } from '../../domain/index.ts';
import { noticeFacts } from './notice-facts.ts';

/** A letter about an appointment goes to the claimant, unless its writer says otherwise. */
export const appointmentTemplateFacts = templateFactsPoint.contribute({
  module: moduleNameOf(appointment),
  async read({ tx }, { id }) {
    const facts = await noticeFacts(tx, id);
    if (!facts) throw new Refused('notFound');
    return { data: noticeData(facts), destination: facts.client.email };
  },
});
