import { defaultId, handle, insertStatements } from '#kernel/server';
import type { DefaultRecords } from '#kernel/server';
import { resetTemplates } from '../domain/index.ts';
import { adHocTemplateDefaults } from './ad-hoc-template-defaults.ts';
import { mailTemplateDefaults } from './mail-template-defaults.ts';

const stamped = `concurrency_stamp = gen_random_uuid(), last_modification_time = now(),
  last_modifier_id = current_actor(), is_deleted = false`;

const mailText = `update mail_templates set label = $2, category = $3, subject = $4,
    template_content = $5, ${stamped}
  where id = $1::uuid and (label, category, subject, template_content, is_deleted)
    is distinct from ($2, $3, $4, $5, false) returning id`;

/** One that took the name of a standard one keeps its words and gives up the name. */
const giveWayText = `update ad_hoc set name = left(name, 180) || ' (' || right(id::text, 12) || ')', ${stamped}
  where not is_deleted and id <> $1::uuid and lower(name) = lower($2)`;

const adHocText = `update ad_hoc set name = $2, channel = $3, subject = $4, content = $5, ${stamped}
  where id = $1::uuid and (name, channel, subject, content, is_deleted)
    is distinct from ($2, $3, $4, $5, false) returning id`;

const inserts = ({ resource, records }: DefaultRecords) =>
  records.flatMap(({ id, ...values }) =>
    insertStatements(resource, id, values, { skipExisting: true }),
  );

/** What is as it should be is not written, and leaves no history. */
export const resetTemplatesHandler = handle(resetTemplates, async ({ actor, tx }) => {
  const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
  const [mails, adHoc] = [mailTemplateDefaults({ idOf }), adHocTemplateDefaults({ idOf })];
  let reset = 0;
  for (const { id, label, category, subject, templateContent } of mails.records) {
    reset += (await tx.query(mailText, [id, label, category, subject, templateContent])).length;
  }
  for (const { id, name, channel, subject, content } of adHoc.records) {
    await tx.query(giveWayText, [id, name]);
    reset += (await tx.query(adHocText, [id, name, channel, subject ?? null, content])).length;
  }
  await tx.batch([...inserts(mails), ...inserts(adHoc)]);
  return { reset };
});
