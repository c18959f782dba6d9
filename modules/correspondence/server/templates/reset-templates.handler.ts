import { accept, change, putBack } from '#kernel/domain';
import { defaultId, handle } from '#kernel/server';
import { adHocTemplate, mailTemplate, resetTemplates } from '../../domain/index.ts';
import { adHocTemplateDefaults } from './ad-hoc-template-defaults.ts';
import { mailTemplateDefaults } from './mail-template-defaults.ts';

/** One that took the name of a standard one keeps its words and gives up the name. */
const takenText = `select t.id, left(t.name, 180) || ' (' || right(t.id::text, 12) || ')' as name
  from ad_hoc t join unnest($1::uuid[], $2::text[]) wanted (id, name)
    on lower(t.name) = lower(wanted.name) and t.id <> wanted.id
  where not t.is_deleted`;

/** Those that differ from what they were made as. */
const stampsText = `select id, concurrency_stamp as stamp from mail_templates where id = any ($1::uuid[])
  union all select id, concurrency_stamp from ad_hoc where id = any ($1::uuid[])`;

type Stamped = { id: string; stamp: string };

/** What is as it should be is not written, and leaves no history. */
export const resetTemplatesHandler = handle(resetTemplates, async ({ actor, tx, write }) => {
  const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
  const [mails, adHoc] = [mailTemplateDefaults({ idOf }), adHocTemplateDefaults({ idOf })];
  const ids = [...mails.records, ...adHoc.records].map(({ id }) => id);
  const taken = await tx.query<{ id: string; name: string }>(takenText, [
    adHoc.records.map(({ id }) => id),
    adHoc.records.map(({ name }) => name),
  ]);
  const before = await tx.query<Stamped>(stampsText, [ids]);
  await write(
    accept(
      taken.map(({ id, name }) => change(adHocTemplate, id, { name })),
      putBack(mailTemplate, mails.records),
      putBack(
        adHocTemplate,
        adHoc.records.map((template) => ({ subject: null, ...template })),
      ),
    ),
  );
  const after = new Map(
    (await tx.query<Stamped>(stampsText, [ids])).map((row) => [row.id, row.stamp]),
  );
  return { reset: before.filter(({ id, stamp }) => after.get(id) !== stamp).length };
});
