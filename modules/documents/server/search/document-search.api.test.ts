import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import type { Api } from '#kernel/testing';
import { asSuperuser, eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { wordsOf } from '../../domain/index.ts';
import { aPdf, filesTestServer } from '../../testing/index.ts';
import type { Uploader } from '../../testing/index.ts';
import { startOver } from '../text/text-rows.ts';
import { rankedText } from './search-documents.ts';

registerCatalogue();
const server = await filesTestServer();
const { db } = server.services;
const path = '/app/attachments/documentSearch';
const attachedTo = (id: string) => `?fromModule=COMPANY&objectId=${id}`;

const keepText = `insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
  select current_tenant(), $1::uuid, p.place, 'text', p.text,
    to_tsvector('simple', page_words(p.text)), next_page_bucket(current_tenant(), 1)
  from unnest($2::text[]) with ordinality as p(text, place)`;

/** A file whose pages were read already. */
async function aReadFile(
  uploader: Uploader,
  pages: readonly string[],
  { name = 'report.pdf', owner = '' } = {},
): Promise<string> {
  const id = await uploader.uploaded({ name, bytes: aPdf() }, owner);
  await db.batch(systemContext(uploader.actor.tenantId), [{ text: keepText, values: [id, pages] }]);
  return id;
}

const search = async (api: Api, keyword: string, more = '') => {
  const { status, body } = await api.get(`${path}?keyword=${encodeURIComponent(keyword)}${more}`);
  expect(status).toBe(200);
  return (body.items ?? []).map(({ fileId, page }) => `${fileId} ${page}`);
};

describe('what is found', () => {
  test('[C-318] the page with the words, where they stand and the record it belongs to', async () => {
    const staff = server.uploader();
    const company = await staff.company('Harbour Legal');
    const id = await aReadFile(staff, ['Nothing here', 'A fracture of the left tibia was seen.'], {
      owner: attachedTo(company.id),
    });

    const { body } = await staff.api.get(`${path}?keyword=tibia%20fractures`);

    expect(body).toMatchObject({
      totalCount: 1,
      isCut: false,
      items: [
        {
          fileId: id,
          fileName: 'report.pdf',
          page: 2,
          pageLabel: 'Page 2',
          fromModule: 'COMPANY',
          objectId: company.id,
          recordName: 'Harbour Legal',
          excerpt: [
            { text: 'A ', isHit: false },
            { text: 'fracture', isHit: true },
            { text: ' of the left ', isHit: false },
            { text: 'tibia', isHit: true },
            { text: ' was seen.', isHit: false },
          ],
        },
      ],
    });
  });

  test('names are found before anything was read, and stand first', async () => {
    const staff = server.uploader();
    const inText = await aReadFile(staff, ['The Wollongong clinic'], { name: 'other.pdf' });
    const byName = await staff.uploaded({ name: 'Wollongong_report-2024.pdf' });

    expect(await search(staff.api, 'wollongong')).toEqual([`${byName} 0`, `${inText} 1`]);
  });

  test('quotes ask for words in a row, and the last word may be begun only', async () => {
    const staff = server.uploader();
    const id = await aReadFile(staff, ['The lumbar spine is stiff', 'The spine, not the lumbar']);

    expect(await search(staff.api, '"lumbar spine"')).toEqual([`${id} 1`]);
    expect(await search(staff.api, 'lumb')).toHaveLength(2);
    expect(await search(staff.api, '"lumb"')).toEqual([]);
    expect(await search(staff.api, 'umbar')).toEqual([]);
  });

  test('filters narrow it', async () => {
    const staff = server.uploader();
    const colleague = server.uploader({ tenantId: staff.actor.tenantId });
    const company = await staff.company();
    const owner = attachedTo(company.id);
    const mine = await aReadFile(staff, ['Sciatica'], { owner });
    const theirs = await aReadFile(colleague, ['Sciatica'], { owner });
    const note = await staff.uploaded({ name: 'sciatica.txt', bytes: 'x' }, owner);
    const found = (more: string) => search(staff.api, 'sciatica', more);

    expect(await found(`&uploaderId=${colleague.actor.userId}`)).toEqual([`${theirs} 1`]);
    expect(await found('&extension=txt,rtf')).toEqual([`${note} 0`]);
    expect((await found('&fromModule=COMPANY')).length).toBe(3);
    expect(await found('&fromModule=CLIENT')).toEqual([]);
    expect(await found('&dateTo=2020-01-01')).toEqual([]);
    expect((await found('&dateFrom=2020-01-01')).length).toBe(3);
    expect(await found(`&attachmentTypeId=${randomUUID()}`)).toEqual([]);
    expect((await found('&maxResultCount=1&skipCount=1')).length).toBe(1);
    expect(mine).not.toBe(theirs);
  });

  test('odd words are answered, wrong filters refused', async () => {
    const { api } = server.uploader();

    for (const keyword of ['', '?!', "' | 'a", '"', 'a & ! b', '\\', ':*', '漢字']) {
      expect(await search(api, keyword)).toEqual([]);
    }
    for (const wrong of [
      'uploaderId=1',
      'dateFrom=2024-02-31x',
      'fromModule=NOPE',
      'skipCount=-1',
    ]) {
      expect((await api.get(`${path}?keyword=a&${wrong}`)).status).toBe(400);
    }
    expect((await api.get(`${path}?keyword=${'a'.repeat(201)}`)).status).toBe(400);
    expect((await api.get(`${path}?keyword=a%00b`)).status).toBe(400);
  });
});

describe('only what the caller may see', () => {
  test('a case manager finds the files of the own company, and no other', async () => {
    const staff = server.uploader();
    const [own, other] = [await staff.company(), await staff.company()];
    const id = await aReadFile(staff, ['Rotator cuff'], { owner: attachedTo(own.id) });
    await aReadFile(staff, ['Rotator cuff'], { owner: attachedTo(other.id) });
    const manager = server.signedIn({
      tenantId: staff.actor.tenantId,
      roles: ['CASE_MANAGER'],
      ids: { companyId: [own.id] },
    });

    expect(await search(manager.api, 'rotator')).toEqual([`${id} 1`]);
    expect(await search(staff.api, 'rotator')).toHaveLength(2);
  });

  test('what is common does not crowd out the little that somebody sees', async () => {
    const staff = server.uploader();
    const { tenantId } = staff.actor;
    const [own, other] = [await staff.company(), await staff.company()];
    const id = await aReadFile(staff, ['common'], { owner: attachedTo(own.id) });
    const foreign = await aReadFile(staff, [], { owner: attachedTo(other.id) });
    await db.batch(systemContext(tenantId), [
      {
        text: `insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
          select current_tenant(), $1::uuid, n, 'text', 'common', to_tsvector('simple', 'common'), n / 2048
          from generate_series(1, 12000) n`,
        values: [foreign],
      },
      { text: `update file_page_counts set pages = 12000` },
    ]);
    const manager = server.signedIn({
      tenantId,
      roles: ['CASE_MANAGER'],
      ids: { companyId: [own.id] },
    });

    expect(await search(manager.api, 'common')).toEqual([`${id} 1`]);
    expect((await staff.api.get(`${path}?keyword=common`)).body).toMatchObject({
      totalCount: 200,
      isCut: true,
    });
  });

  test('[C-318] a common word is found in the newest files, and in the few old ones that somebody sees', async () => {
    const staff = server.uploader();
    const { tenantId } = staff.actor;
    const [own, other] = [await staff.company(), await staff.company()];
    const colleague = server.uploader({ tenantId });
    const old = await aReadFile(colleague, ['common'], { owner: attachedTo(own.id) });
    const hidden = await aReadFile(staff, [], { owner: attachedTo(other.id) });
    await db.batch(systemContext(tenantId), [
      {
        text: `insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
          select current_tenant(), $1::uuid, n, 'text', 'common', to_tsvector('simple', 'common'), 975 + n % 2
          from generate_series(1, 6000) n`,
        values: [hidden],
      },
      { text: `update file_page_counts set pages = 2000000` },
    ]);
    const newer = await aReadFile(staff, ['common'], { owner: attachedTo(other.id) });
    const newest = await aReadFile(staff, ['common'], { owner: attachedTo(own.id) });
    const managerOf = ({ id }: { id: string }) =>
      server.signedIn({ tenantId, roles: ['CASE_MANAGER'], ids: { companyId: [id] } });
    const manager = managerOf(own);
    const many = async ({ api }: { api: Api }) => {
      const { body } = await api.get(`${path}?keyword=comm&maxResultCount=50`);
      expect(body).toMatchObject({ totalCount: 200, isCut: true });
      return new Set(body.items?.map(({ fileId }) => fileId));
    };

    for (const keyword of ['common', 'comm', '"common"']) {
      const { body } = await manager.api.get(`${path}?keyword=${encodeURIComponent(keyword)}`);
      expect(body).toMatchObject({ totalCount: 2, isCut: false });
    }
    expect(await search(manager.api, 'comm')).toEqual([`${newest} 1`, `${old} 1`]);
    expect(await many(staff)).toEqual(new Set([newest, newer, hidden]));
    const byColleague = `&uploaderId=${colleague.actor.userId}`;
    expect(await search(staff.api, 'comm', byColleague)).toEqual([`${old} 1`]);
    expect(await many(managerOf(other))).toEqual(new Set([newer, hidden]));

    await staff.api.delete(`/app/files/${newest}`);
    await db.batch(systemContext(tenantId), [
      ...startOver(old),
      { text: keepText, values: [old, ['replaced']] },
    ]);
    expect(await search(manager.api, 'comm')).toEqual([]);
    expect(await search(manager.api, 'repl')).toEqual([`${old} 1`]);
    expect(await many(staff)).toEqual(new Set([newer, hidden]));

    await db.batch(systemContext(tenantId), [
      { text: 'update companies set is_deleted = true where id = $1', values: [other.id] },
    ]);
    expect(await search(staff.api, 'comm')).toEqual([]);
  });

  test('a file of nobody is found by its uploader, another tenant finds nothing', async () => {
    const mine = server.uploader();
    const id = await aReadFile(mine, ['Ulnar nerve']);
    const colleague = server.uploader({ tenantId: mine.actor.tenantId });

    expect(await search(mine.api, 'ulnar')).toEqual([`${id} 1`]);
    expect(await search(colleague.api, 'ulnar')).toEqual([]);
    expect(await search(server.uploader().api, 'ulnar')).toEqual([]);
  });

  test('a removed file and one of a deleted record are not found', async () => {
    const staff = server.uploader();
    const company = await staff.company();
    const removed = await aReadFile(staff, ['Meniscus']);
    await aReadFile(staff, ['Meniscus'], { owner: attachedTo(company.id) });
    await staff.api.delete(`/app/files/${removed}`);
    await db.batch(systemContext(staff.actor.tenantId), [
      { text: 'update companies set is_deleted = true where id = $1', values: [company.id] },
    ]);

    expect(await search(staff.api, 'meniscus')).toEqual([]);
  });

  test('whoever searched is in the audit log, without the words', async () => {
    const staff = server.uploader();
    await search(staff.api, 'secret');
    await server.services.readLog.flush();

    const rows = await eventually(
      async () => {
        const [found] = await db.batch(systemContext(staff.actor.tenantId), [
          { text: `select to_jsonb(a)::text as row from audit_log a where resource = 'file'` },
        ]);
        return found?.rows.map(({ row }) => String(row)) ?? [];
      },
      (found) => found.length > 0,
    );
    expect(rows.join()).toContain('documentSearch');
    expect(rows.join()).not.toContain('secret');
  });
});

describe('the index', () => {
  test('the words of the database are those of the domain', async () => {
    // Letters of the newest scripts are known to one of the two only.
    const letter = fc.oneof(
      fc.integer({ min: 1, max: 0x52f }),
      fc.integer({ min: 0x4e00, max: 0x9fff }),
      fc.integer({ min: 0x1e00, max: 0x1eff }),
    );
    const unit = letter.map((code) => String.fromCodePoint(code));
    const texts = fc.sample(fc.string({ unit, maxLength: 60 }), 200);
    const known = [
      'Café Zoë’s_REPORT-2024.pdf',
      'Nguyễn',
      'ﬁne ²',
      'Ελένη',
      'ΝΙΚΟΣ Νίκος',
      '秀英 たけし',
      'Straße',
    ];
    const all = [...known, ...texts];
    const [found] = await db.batch(systemContext(randomUUID()), [
      { text: 'select page_words(t) as words from unnest($1::text[]) t', values: [all] },
    ]);

    expect(found?.rows.map(({ words }) => words)).toEqual(
      all.map((text) => wordsOf(text).join(' ')),
    );
  });

  test('finds a common word by tenant, bucket and word, not by reading pages', async () => {
    const staff = server.uploader();
    const id = await aReadFile(staff, []);
    const context = systemContext(staff.actor.tenantId);
    await db.batch(context, [
      {
        text: `insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
          select current_tenant(), $1::uuid, n, 'text', 'w' || n, to_tsvector('simple', 'all w' || n), n / 64
          from generate_series(1, 5000) n`,
        values: [id],
      },
    ]);
    await asSuperuser(server.ownerUrl, 'analyze file_pages');

    const plan = await server.services.hostDb.transaction(context, async (tx) => {
      await tx.query('set local enable_seqscan = off');
      await tx.query('set local enable_indexscan = off');
      return tx.query(`explain select p.file_id, p.page from file_pages p
        where p.tenant_id = current_tenant() and p.bucket = any ('{1,2}'::int[])
          and p.words @@ 'all'::tsquery order by p.bucket desc limit 100`);
    });

    expect(JSON.stringify(plan)).toMatch(/Bitmap Index Scan on ix_file_pages__words/);
    expect(JSON.stringify(plan)).toMatch(/Index Cond.*bucket.*words/);
  });

  test('shows twenty hits without reading all files', async () => {
    const staff = server.uploader();
    await db.batch(systemContext(staff.actor.tenantId), [
      {
        text: `insert into files (tenant_id, id, name, extension, content_type, storage_key, status)
          select current_tenant(), uuidv7(), 'f', 'pdf', 'application/pdf', uuidv7()::text, 'stored'
          from generate_series(1, 3000)`,
      },
    ]);
    await asSuperuser(server.ownerUrl, 'analyze files, file_pages');

    const plan = await db.transaction(systemContext(staff.actor.tenantId), (tx) =>
      tx.query(`explain ${rankedText}`, [[randomUUID()], [1], "'f'", 20, 0]),
    );

    expect(JSON.stringify(plan)).toMatch(/Index Scan using files_pkey on files f/);
    expect(JSON.stringify(plan)).not.toMatch(/Seq Scan on files/);
  });
});
