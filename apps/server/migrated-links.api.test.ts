import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { acrossTenants, migrationsFolder } from '#kernel/server';
import { asSuperuser, testConnections, testDatabase } from '#kernel/testing';

const ownerUrl = await testDatabase();
const { hostDb } = testConnections(ownerUrl);
const read = (file: string) => readFileSync(join(migrationsFolder, file), 'utf8');

const former = [
  'one_time_links',
  'file_tokens',
  'envelope_links',
  'call_offer_links',
  'ot_quotation_links',
  'co_poll_links',
  'mn_opinion_links',
  'record_upload_links',
];

/** As they stood before, walls and all, but free of what they point at. */
function formerTables(): string {
  const folder = '0469_baseline';
  const files = readdirSync(join(migrationsFolder, folder)).filter((file) => file.endsWith('.sql'));
  const text = files.map((file) => read(join(folder, file))).join('\n');
  return former
    .map((name) => {
      const [made = ''] = new RegExp(`create table ${name} \\([^;]*?\\n\\);`).exec(text) ?? [];
      const plain = made.replaceAll(/,\s*(constraint \w+ )?foreign key[^;]*?(?=,\n|\n\);)/g, '');
      return `${plain}\nalter table ${name} owner to ${new URL(ownerUrl).username};
        alter table ${name} enable row level security; alter table ${name} force row level security;`;
    })
    .join('\n');
}

/** Rows of a test carry only what the migration reads. */
const parents = ['envelopes', 'envelope_signers', 'calls', 'ot_quotations', 'co_participants'];
const alsoParents = ['mn_opinions', 'medical_record_items', 'co_slots', 'users', 'case_managers'];

const loosened = `do $$
declare c record;
begin
  for c in select a.attrelid::regclass as t, a.attname from pg_attribute a
    where a.attrelid::regclass::text = any (array['${[...parents, ...alsoParents].join("','")}'])
      and a.attnotnull and a.attnum > 0 and not a.attisdropped and a.attname not in ('tenant_id', 'id')
  loop execute format('alter table %s alter column %I drop not null', c.t, c.attname); end loop;
end $$;`;

async function apply(file: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`begin; ${read(file)}; commit`);
  } finally {
    await owner.end();
  }
}

test('links of mails that have left keep their hash, and live until the end that their kind has', async () => {
  const [tenant, id] = [randomUUID(), randomUUID()];
  const row = (table: string, columns: string, values: string) =>
    `insert into ${table} (tenant_id, ${columns}) values ('${tenant}', ${values});`;
  const at = (table: string, more = '', values = '') =>
    row(table, `id${more && `, ${more}`}`, `'${id}'${values && `, ${values}`}`);
  const long = `now() - interval '800 days'`;
  await asSuperuser(
    ownerUrl,
    `drop table links; drop view platform_ended_tenants; ${formerTables()} ${loosened}
     set session_replication_role = replica;
     ${at('users', 'user_name, email', `'a', 'a@b.test'`)}
     ${at('envelopes', 'number, title, sender_id', `'E-1', 'Consent', '${id}'`)}
     ${at('envelope_signers', 'email', `'s@b.test'`)}
     ${at('calls', 'owner_id', `'${id}'`)} ${at('mn_opinions', 'med_neg_id', `'${id}'`)}
     ${at('ot_quotations', 'ot_id, valid_until', `'${id}', current_date + 50`)}
     ${at('co_participants', 'conference_id', `'${id}'`)}
     ${at('medical_record_items', 'mr_id', `'${id}'`)}
     ${row('one_time_links', 'token_hash, purpose, user_id, created_at, expires_at', `'h-password', 'welcome', '${id}', now(), now() + interval '1 hour'`)}
     ${row('file_tokens', 'token_hash, purpose, file_id, code_hash, expires_at', `'h-file', 'oneTime', '${id}', 'c', now() + interval '1 hour'`)}
     ${row('envelope_links', 'token_hash, envelope_id, signer_id', `'h-signing', '${id}', '${id}'`)}
     ${row('envelope_links', 'token_hash, envelope_id, signer_id, created_at', `'h-old', '${id}', '${id}', ${long}`)}
     ${row('call_offer_links', 'token_hash, call_id, offer_id', `'h-offer', '${id}', 'o'`)}
     ${row('ot_quotation_links', 'token_hash, quotation_id, sending_key', `'h-quotation', '${id}', 'k'`)}
     ${row('co_poll_links', 'token_hash, participant_id, poll_key', `'h-poll', '${id}', 'k'`)}
     ${row('mn_opinion_links', 'token_hash, opinion_id, link_key', `'h-opinion', '${id}', 'k'`)}
     ${row('record_upload_links', 'token_hash, item_id, expires_at', `'h-upload', '${id}', now() + interval '9 days'`)}
     set session_replication_role = origin;`,
  );

  await apply('0500_links.sql');

  const [found] = await hostDb.batch(acrossTenants, [
    {
      text: `select token_hash, kind, ceil(extract(epoch from expires_at - now()) / 86400)::int as days
        from links where tenant_id = $1 order by kind`,
      values: [tenant],
    },
  ]);
  const [walls] = await hostDb.batch(acrossTenants, [
    {
      text: `select relname from pg_class where relname = any ($1) and not relforcerowsecurity`,
      values: [['links', 'cases', ...parents, ...alsoParents]],
    },
  ]);
  expect(found?.rows.map(({ token_hash: hash, kind, days }) => [hash, kind, days])).toEqual([
    ['h-offer', 'callOffer', 30],
    ['h-poll', 'conferencePoll', 60],
    ['h-file', 'oneTimeAccess', 1],
    ['h-opinion', 'opinion', 60],
    ['h-password', 'password', 1],
    ['h-quotation', 'quotation', expect.toBeOneOf([80, 81, 82])],
    ['h-upload', 'recordUpload', 9],
    ['h-signing', 'signing', 90],
  ]);
  expect(walls?.rows).toEqual([]);
});
