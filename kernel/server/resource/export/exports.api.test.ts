import { describe, expect, test } from 'vitest';
import { contentOfExport, specimensUrl, staff, taskServer } from '#kernel/testing';
import type { Person } from '#kernel/testing';
import { mostUnfinished } from '../../tasks/start-task.ts';

const server = await taskServer({ env: { EXPORT_MAX_ROWS: '1500' } });

const download = async ({ api }: Person, id: string) => {
  const { status, headers, raw } = await api.get(`/app/tasks/${id}/download`);
  expect(status).toBe(200);
  return { headers, content: await contentOfExport(raw, headers['content-type']) };
};

describe('asking for an export', () => {
  test('[B-176] a search or a filter comes first', async () => {
    const { api } = server.person();

    expect(await api.post(`${specimensUrl}/export-jobs?sorting=name`, {})).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'exportNeedsFilter',
          message: 'You need to search text or filter first before exporting results.',
        },
      },
    });
  });

  test('it needs the right to export, a known filter and known columns', async () => {
    const { api } = server.person();
    const other = server.person({ roles: ['CASE_MANAGER'] }).api;
    const url = `${specimensUrl}/export-jobs`;

    expect((await other.post(`${url}?shade=red`, {})).status).toBe(403);
    expect((await server.anonymous.post(`${url}?shade=red`, {})).status).toBe(401);
    expect((await api.post(`${url}?nothing=red`, {})).status).toBe(400);
    expect((await api.post(`${url}?shade=red`, { columns: ['tenantId'] })).status).toBe(400);
    expect((await api.post(`${url}?shade=red`, { columns: [] })).status).toBe(400);
    expect((await api.get('/app/tasks')).body).toEqual({ items: [], totalCount: 0 });
  });

  test('more records than may be exported at once are refused with the figures', async () => {
    const { api, actor } = server.person();
    await server.rows(actor, 1501);

    expect(await api.post(`${specimensUrl}/export-jobs?shade=red`, {})).toMatchObject({
      status: 422,
      body: {
        error: { code: 'exportTooLarge', message: expect.stringMatching(/1,501.*1,500/) },
      },
    });
  });

  test('a user has a few unfinished tasks and no more', async () => {
    const person = server.person();
    for (let n = 0; n < mostUnfinished; n += 1) await server.start(person);

    expect(await person.api.post(`${specimensUrl}/export-jobs?shade=red`, {})).toMatchObject({
      status: 422,
      body: { error: { code: 'tooManyTasks' } },
    });
  });
});

describe('the file', () => {
  test('[B-151] [G-133] [K-036] 1,200 rows are three files in one archive', async () => {
    const person = server.person({ attributes: { timezone: 'Australia/Sydney' } });
    await server.rows(person.actor, 1200);
    await server.rows(person.actor, 1, 'blue');
    const id = await server.start(person, 'shade=red&sorting=name desc');
    await server.work(person, id);
    const { headers, content } = await download(person, id);

    expect(headers['content-disposition']).toMatch(/filename="SpecimenList_\d{4}-\d\d-\d\d\.zip"/);
    expect(content.names).toEqual([1, 2, 3].map((n) => expect.stringMatching(`_${n}.xlsx$`)));
    expect(content.counts).toEqual([500, 500, 200]);
    expect(content.rows[0]).toEqual(['Red 999']);
    expect(new Set(content.rows.flat()).size).toBe(1200);
    expect((await person.api.get(`/app/tasks/${id}`)).body).toMatchObject({
      state: 'done',
      title: 'Specimens',
      rowsDone: 1200,
      rowsTotal: 1200,
      fileSize: Number(headers['content-length']),
    });
  });

  test('visible columns in their order, values as the list shows them', async () => {
    const person = server.person({
      attributes: { timezone: 'Australia/Sydney', dateFormat: 'DD/MM/YYYY', currency: 'AUD' },
    });
    const parent = await person.api.post(specimensUrl, { name: 'Parent', shade: 'blue' });
    await person.api.post(specimensUrl, {
      name: '=HYPERLINK("http://evil.test","x")',
      notes: '+1+1',
      shade: 'red',
      fee: '1234.5',
      found: '2026-03-05',
      startsAt: '2026-03-05T03:30:00Z',
      phone: '0298765432',
      parentId: parent.body.id,
      isActive: false,
    });
    const columns = ['isActive', 'name', 'notes', 'shade', 'fee', 'found', 'startsAt', 'parentId'];
    const id = await server.start(person, 'shade=red', columns);
    await server.work(person, id);
    const { headers, content } = await download(person, id);

    expect(headers['content-disposition']).toMatch(/filename="SpecimenList_[\d-]+_1\.xlsx"/);
    expect(content.headers).toEqual([
      ...['Active', 'Name', 'Notes', 'Shade', 'Fee', 'Found', 'Starts at', 'Parent'],
    ]);
    expect(content.rows).toEqual([
      [
        ...['No', '=HYPERLINK("http://evil.test","x")', '+1+1', 'Red', 1234.5],
        ...[new Date('2026-03-05T00:00Z'), new Date('2026-03-05T14:30Z'), 'Parent'],
      ],
    ]);
  });

  test('nothing found is a file with its headers', async () => {
    const person = server.person();
    const id = await server.start(person);
    await server.work(person, id);

    expect((await download(person, id)).content).toMatchObject({ headers: ['Name'], rows: [] });
  });

  test('records of another tenant are never in it', async () => {
    const [person, stranger] = [server.person(), server.person()];
    await server.rows(person.actor, 3);
    await server.rows(stranger.actor, 5);
    const id = await server.start(person);
    await server.work(person, id);

    expect((await download(person, id)).content.rows).toHaveLength(3);
  });
});

describe('who sees it', () => {
  test('a colleague and the same id in another tenant find nothing', async () => {
    const person = server.person();
    const id = await server.start(person);
    await server.work(person, id);
    const { tenantId, userId } = person.actor;
    const others = [server.signedIn({ ...staff, tenantId }), server.signedIn({ ...staff, userId })];
    for (const { api } of others) {
      expect((await api.get(`/app/tasks/${id}`)).status).toBe(404);
      expect((await api.get(`/app/tasks/${id}/download`)).status).toBe(404);
      expect((await api.put(`/app/tasks/${id}/cancel`)).status).toBe(404);
      expect((await api.get('/app/tasks')).body).toEqual({ items: [], totalCount: 0 });
    }
    expect((await person.api.get('/app/tasks/not-an-id')).status).toBe(404);
  });

  test('the history is the own one, newest first', async () => {
    const person = server.person();
    const first = await server.start(person);
    const second = await server.start(person, 'shade=red&isActive=true&filterText=Row');
    const { body } = await person.api.get('/app/tasks?maxResultCount=1');

    expect(body).toMatchObject({
      totalCount: 2,
      items: [{ id: second, state: 'waiting', detail: '“Row” and 2 filters' }],
    });
    expect((await person.api.get('/app/tasks?skipCount=1')).body.items?.[0]?.id).toBe(first);
    expect((await person.api.get('/app/tasks?skipCount=x')).status).toBe(400);
  });

  test('request, file and download each leave a row in the audit log', async () => {
    const person = server.person();
    const id = await server.start(person);
    await server.work(person, id);
    await download(person, id);
    const [found] = await server.services.db.batch({ tenantId: person.actor.tenantId }, [
      {
        // The edge notes the call itself too, a moment later.
        text: `select operation, resource, actor_id from audit_log
          where record_id = $1 and resource = 'specimen' order by id`,
        values: [id],
      },
    ]);

    expect(found?.rows).toEqual(
      ['exportRequested', 'export', 'exportDownloaded'].map((operation) => ({
        operation,
        resource: 'specimen',
        actor_id: person.actor.userId,
      })),
    );
  });
});
