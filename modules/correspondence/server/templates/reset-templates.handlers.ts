import { accept, change, putBack } from '#kernel/domain';
import { Refused, contextOf, defaultId, handle } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  adHocTemplate,
  mailTemplate,
  readEditedTemplates,
  resetHostTemplates,
  resetTemplates,
} from '../../domain/index.ts';
import { adHocTemplateDefaults } from './ad-hoc-template-defaults.ts';
import { mailTemplateDefaults } from './mail-template-defaults.ts';
import { keepVersion } from './template-versions.ts';

/** One that took the name of a standard one keeps its words and gives up the name. */
const takenText = `select t.id, left(t.name, 180) || ' (' || right(t.id::text, 12) || ')' as name
  from ad_hoc t join unnest($1::uuid[], $2::text[]) wanted (id, name)
    on lower(t.name) = lower(wanted.name) and t.id <> wanted.id
  where not t.is_deleted`;

/** Those that differ from what they were made as. */
const stampsText = `select id, concurrency_stamp as stamp from mail_templates where id = any ($1::uuid[])
  union all select id, concurrency_stamp from ad_hoc where id = any ($1::uuid[])`;

const editedText = `select id from mail_templates
  where tenant_id = current_tenant() and is_edited and id = any ($1::uuid[]) for update`;

type Stamped = { id: string; stamp: string };
type Resetting = Pick<Call, 'actor' | 'tx' | 'write'>;

const withoutWords = { subject: null, templateContent: null, isEdited: false, isActive: true };

/** What is as it should be is not written, and leaves no history. */
async function resetAll({ actor, tx, write }: Resetting, key: string | null): Promise<number> {
  const idOf = (...words: readonly string[]) => defaultId(actor.tenantId, ...words);
  const mails = mailTemplateDefaults({ idOf }).records.filter(({ name }) => !key || name === key);
  const adHoc = key ? [] : adHocTemplateDefaults({ idOf }).records;
  const ids = [...mails, ...adHoc].map(({ id }) => id);
  const edited = await tx.query<{ id: string }>(editedText, [ids]);
  const taken = await tx.query<{ id: string; name: string }>(takenText, [
    adHoc.map(({ id }) => id),
    adHoc.map(({ name }) => name),
  ]);
  const before = await tx.query<Stamped>(stampsText, [ids]);
  await write(
    accept(
      taken.map(({ id, name }) => change(adHocTemplate, id, { name })),
      putBack(
        mailTemplate,
        mails.map((template) => ({ ...template, ...withoutWords })),
      ),
      putBack(
        adHocTemplate,
        adHoc.map((template) => ({ subject: null, ...template })),
      ),
    ),
  );
  for (const { id } of edited) await keepVersion(tx, id, null);
  const after = new Map(
    (await tx.query<Stamped>(stampsText, [ids])).map((row) => [row.id, row.stamp]),
  );
  return before.filter(({ id, stamp }) => after.get(id) !== stamp).length;
}

const listText = `select t.id, t.name, t.label, t.tenant_id as "tenantId", p.shown_name as "tenantName",
    t.is_active as "isActive", t.last_modification_time as "lastModificationTime"
  from mail_templates t left join platform_tenants p on p.id = t.tenant_id
  where t.is_edited and not t.is_deleted order by p.shown_name, t.label, t.id limit 1000`;

type Edited = {
  id: string;
  name: string;
  label: string;
  tenantId: string;
  tenantName: string | null;
  isActive: boolean;
  lastModificationTime: string;
};

export const resetTemplateHandlers: readonly Handler[] = [
  handle(resetTemplates, async ({ actor, input, tx, write }) => {
    const key = input.templateKey ?? null;
    if (key && !mailTemplateDefaults({ idOf: () => '' }).records.some(({ name }) => name === key)) {
      throw new Refused('templateUnknown');
    }
    return { reset: await resetAll({ actor, tx, write }, key) };
  }),
  handle(resetHostTemplates, async ({ actor, tx, write }) => {
    if (!actor.isHost) throw new Refused('hostTemplatesOnly');
    const [count] = await tx.query<{ count: number }>(
      `select count(*)::int as count from mail_templates where tenant_id = current_tenant() and is_edited`,
    );
    await resetAll({ actor, tx, write }, null);
    return { reset: count?.count ?? 0 };
  }),
  handle(readEditedTemplates, async ({ actor, services, tx }) => {
    if (!actor.isHost) return { items: await tx.query<Edited>(listText) };
    const [found] = await services.hostDb.batch(contextOf(actor), [{ text: listText }]);
    return { items: (found?.rows ?? []) as Edited[] };
  }),
];
