import { writeXlsx } from 'hucre/xlsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportReport, TaskView } from '#kernel/domain';
import { bindConfirm } from '../dialogs/confirm.ts';
import { aWidget, registerWidgets, widget } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, press, render } from '../testing/render.tsx';
import { forgetTasks } from '../tasks/tasks-store.ts';
import { receiveTask } from '../tasks/watch-tasks.ts';
import ImportDialog from './import-dialog.tsx';
import { rowsOf, sendRows } from './import-rows.ts';
import { readSheet } from './read-sheet.ts';

beforeEach(() => {
  registerWidgets();
  forgetTasks();
});
afterEach(() => vi.unstubAllGlobals());

type Cell = string | number | boolean | Date | null;

async function aWorkbook(rows: Cell[][], name = 'widgets.xlsx'): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: 'Widgets', rows }] });
  return new File([bytes.slice().buffer], name);
}

const report = (given: Partial<ImportReport>): ImportReport => ({
  total: 2,
  valid: 2,
  imported: 0,
  skipped: 0,
  batchId: null,
  faults: [],
  twins: [],
  ...given,
});

type Handed = { id: string; firstRow: number; total: number; numbers: number[] };

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

describe('a sheet', () => {
  test('is read with its row numbers, without empty rows, and with plain days', async () => {
    const sheet = await readSheet(
      await aWorkbook([
        ['Name', 'Made on'],
        ['Cog', new Date('2026-03-05T00:00:00Z')],
        [null, null],
        ['Nut', '6/3/2026'],
      ]),
    );

    expect(sheet).toMatchObject({ headers: ['Name', 'Made on'], numbers: [2, 4] });
    expect(sheet.rows).toEqual([
      ['Cog', '2026-03-05'],
      ['Nut', '6/3/2026'],
    ]);
    expect(rowsOf(sheet, ['name', null])).toEqual([{ name: 'Cog' }, { name: 'Nut' }]);
  });

  test('of text (CSV) is read like a workbook, with quotes, signs and first noughts', async () => {
    const text = '\uFEFFName;Phone\r\n"Cog; the ""big"" one";0255501237\r\n;\r\nZoë;02\r\n';

    const sheet = await readSheet(new File([text], 'widgets.CSV'));

    expect(sheet).toMatchObject({ headers: ['Name', 'Phone'], numbers: [2, 4] });
    expect(sheet.rows).toEqual([
      ['Cog; the "big" one', '0255501237'],
      ['Zoë', '02'],
    ]);
  });

  test('that is none says so', async () => {
    await expect(readSheet(new File(['hello'], 'a.xlsx'))).rejects.toThrow(/cannot be read/);
    await expect(readSheet(await aWorkbook([['Name']]))).rejects.toThrow(/no rows/);
  });

  test('goes in parts of a thousand rows, numbered through', async () => {
    const calls = serve({
      'POST /app/widgets/import': ({ body }) => ({
        body: report({ total: (body as { rows: object[] }).rows.length, valid: 0 }),
      }),
    });
    const rows = Array.from({ length: 2100 }, (_, at) => ({ name: `Cog ${at}` }));
    const seen: number[] = [];

    const whole = await sendRows(widget, rows, { dryRun: true }, (done) => seen.push(done));

    expect(whole.total).toBe(2100);
    expect(seen).toEqual([1000, 2000, 2100]);
    expect(calls.map(({ body }) => (body as { firstRow: number }).firstRow)).toEqual([
      1, 1001, 2001,
    ]);
  });
});

describe('[G-124] the dialog', () => {
  test('shows faulty cells, and imports the valid rows only when asked', async () => {
    const calls = serve({
      'GET /app/widgets': { body: { items: [aWidget()], totalCount: 1 } },
      'GET /app/widgets/import-batches': { body: { items: [] } },
      'POST /app/widgets/import': ({ body }) => {
        const isDry = (body as { dryRun?: boolean }).dryRun === true;
        const faults = [
          { row: 2, column: 'colour', message: 'Please choose one of the listed values.' },
        ];
        return { body: report({ valid: 1, faults, imported: isDry ? 0 : 1 }) };
      },
    });
    await render(<ImportDialog resource={widget} close={() => {}} />);
    await eventually(() => expect(document.querySelector('input[type=file]')).not.toBeNull());

    await choose(
      await aWorkbook([
        ['NAME', 'Colour'],
        ['Cog', 'Red'],
        ['Nut', 'Pink'],
      ]),
    );
    await eventually(() => expect(document.body.textContent).toContain('What is wrong'));
    const cells = [...document.querySelectorAll('[aria-label=Errors] td')].map(
      (c) => c.textContent,
    );
    expect(cells).toEqual(['3', 'Colour', 'Pink', 'Please choose one of the listed values.']);
    expect(calls.filter(({ path }) => path.endsWith('/import'))).toHaveLength(1);

    await press('Import 1 valid row');

    await eventually(() => expect(document.body.textContent).toContain('1 widget imported'));
    expect(calls.findLast(({ path }) => path.endsWith('/import'))?.body).toMatchObject({
      validOnly: true,
      fileName: 'widgets.xlsx',
      rows: [
        { name: 'Cog', colour: 'Red' },
        { name: 'Nut', colour: 'Pink' },
      ],
    });
  });

  test('hands a large sheet to the server, shows its progress and what came of it', async () => {
    const total = 1500;
    const calls = serve({
      'GET /app/widgets': { body: { items: [], totalCount: 0 } },
      'GET /app/widgets/import-batches': { body: { items: [] } },
      'POST /app/widgets/import': ({ body }) => {
        const { length } = (body as { rows: object[] }).rows;
        return { body: report({ total: length, valid: length }) };
      },
      'POST /app/widgets/import-jobs': { status: 202, body: {} },
      'GET /app/tasks': () => ({ body: { items: [taskNow('running', 250)] } }),
    });
    const handed = () =>
      calls.filter(({ path }) => path.endsWith('/import-jobs')).map(({ body }) => body as Handed);
    const taskNow = (state: string, rowsDone: number) =>
      ({
        id: handed()[0]?.id ?? '',
        name: 'import',
        state,
        rowsDone,
        rowsTotal: total,
        rowsFailed: 1,
      }) as unknown as TaskView;
    await render(<ImportDialog resource={widget} close={() => {}} />);
    await eventually(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    const rows = Array.from({ length: total }, (_, at) => [`Cog ${at}`, 'Red']);
    await choose(await aWorkbook([['Name', 'Colour'], [null, null], ...rows]));
    await eventually(() => expect(document.body.textContent).toContain('Import 1500 rows'));
    await press('Import 1500 rows');
    await eventually(() => expect(document.body.textContent).toContain('250 of 1,500 rows'));

    expect(handed().map(({ firstRow, total: all }) => [firstRow, all])).toEqual([
      [1, total],
      [1001, total],
    ]);
    expect(new Set(handed().map(({ id }) => id)).size).toBe(1);
    expect(handed()[1]?.numbers[0]).toBe(1003);
    const done = taskNow('done', total);
    const failedRows = [{ row: 3, message: 'Colour: Please choose one of the listed values.' }];
    const value = { imported: 1499, skipped: 0, batchId: done.id };
    serve({
      'GET /app/widgets/import-batches': { body: { items: [] } },
      [`GET /app/tasks/${done.id}`]: { body: { ...done, failedRows, value } },
    });
    await act(async () => receiveTask(done));
    await eventually(() => expect(document.body.textContent).toContain('1499 widgets imported'));
    expect(document.body.textContent).toContain('With errors, and not imported: 1');
  });

  test('shows the records of an earlier sheet, as they are now', async () => {
    const batch = {
      id: 'b-1',
      fileName: 'old.xlsx',
      creationTime: '2026-03-05T01:00:00Z',
      user: { id: null, displayName: 'Kai Tan' },
      imported: 2,
      isUndone: false,
    };
    serve({
      'GET /app/widgets/import-batches': { body: { items: [batch] } },
      'GET /app/widgets/import-batches/b-1/rows': {
        body: {
          totalCount: 102,
          items: [
            { row: 1, id: 'w-1', displayName: 'Cog', state: 'changed' },
            { row: 2, id: 'w-2', displayName: 'Nut', state: 'deleted' },
          ],
        },
      },
    });
    await render(<ImportDialog resource={widget} close={() => {}} />);
    await eventually(() => expect(document.body.textContent).toContain('old.xlsx'));

    document.querySelector<HTMLElement>('[aria-label="Records of old.xlsx"]')?.click();

    await eventually(() => expect(document.querySelector('.import-batch')).not.toBeNull());
    const items = [...document.querySelectorAll('.import-batch li')].map((li) => li.textContent);
    expect(items).toEqual(['Row 1CogChanged since', 'Row 2NutRemoved', 'and 100 more']);
    const links = [...document.querySelectorAll('.import-batch a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/view/widgets/detail/w-1']);
  });

  test('asks for the field of a heading that it does not know, and before the sheet is given up', async () => {
    serve({ 'GET /app/widgets/import-batches': { body: { items: [] } } });
    const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    bindConfirm(asked);
    const close = vi.fn<() => void>();
    await render(<ImportDialog resource={widget} close={close} />);
    await eventually(() => expect(document.querySelector('input[type=file]')).not.toBeNull());

    await choose(
      await aWorkbook([
        ['Title', 'Shoe size'],
        ['Cog', 42],
      ]),
    );

    await eventually(() => expect(document.body.textContent).toContain('Still missing: '));
    expect(document.body.textContent).toContain('Shoe size');
    await act(async () => document.querySelector<HTMLElement>('.ant-modal-close')?.click());
    expect(asked).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });
});
