import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { abilities, pageAt } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { decisionHead } from './decisions.ts';
import { documents } from './documents.ts';
import { columns, table } from './markdown.ts';
import { rulesOver } from './probes.ts';
import { staleFiles, writeFiles } from './sync.ts';

registerCatalogue();

describe('what is generated', () => {
  test('is the same every time', () => {
    expect([...documents()]).toEqual([...documents()]);
  });

  test('lists abilities, pages and fields', () => {
    const made = documents();

    expect(made.get('permissions/parties.md')).toMatch(
      /^company\.list +- +TENANT_ADMIN ADMIN_STAFF STAFF ACCOUNTING CASE_M/m,
    );
    expect(made.get('permissions/parties.md')).toContain('CASE_MANAGER: id = own companyId');
    expect(made.get('permissions/cases.md')).toContain('| `/view/assessments` |');
    expect(made.get('permissions/billing.md')).toContain('setting ICS.Feature.AccountCode');
    expect(made.get('resources/parties.md')).toContain(
      '| `businessType` | Company type | choice |',
    );
    expect(made.get('resources/parties.md')).toContain(
      'Lists also take: `searchExact` (the whole `name`).',
    );
  });

  test('names every ability in the permissions of exactly one module', () => {
    const printed = [...documents()]
      .filter(([path]) => path.startsWith('permissions/'))
      .flatMap(([, text]) => /```\n([^`]*)\n```/.exec(text)?.[1]?.split('\n').slice(1) ?? [])
      .map((line) => line.split(' ')[0]);

    expect(printed.toSorted()).toEqual(
      abilities()
        .map(({ ability }) => ability)
        .toSorted(),
    );
  });

  test('lists every module with resources in their index', () => {
    const index = documents().get('resources/README.md');

    expect(index).toMatch(/^\| \[parties\]\(parties\.md\) \| Companies, /m);
    expect(documents().get('permissions/README.md')).toContain('\n11. A setting of this tenant');
  });

  test('names the special rules that bind a page', () => {
    const rules = (path: string) => {
      const page = pageAt(path);
      return page ? rulesOver(page) : null;
    };

    expect(rules('/')).toEqual([]);
    expect(rules('/view/facility-requests/add')).toContain(5);
    expect(rules('/view/invoices')).toContain(11);
  });

  test('lists every decision by area with its status, and refuses one without a head', () => {
    const list = documents().get('decisions/README.md') ?? '';
    const text = '# 7. A title\nDate: 2026-11-15. Area: Cases. Status: replaced by 9.\n';

    expect(list).toContain('## Billing');
    expect(list).toMatch(/\| 181 \| \[Short writes .* \| replaced by 183/);
    expect(decisionHead('0007-a-title.md', text)).toMatchObject({ number: 7, area: 'Cases' });
    expect(() => decisionHead('0008-a-title.md', text)).toThrow('0008-a-title.md must begin with');
    expect(() => decisionHead('0007-a-title.md', '# 7. A title\n')).toThrow('must begin with');
  });

  test('a bar in a cell does not break a table', () => {
    expect(table(['a'], [['x | y']])).toBe('| a |\n|---|\n| x \\| y |');
    expect(
      columns([
        ['a', 'b'],
        ['long', 'c'],
      ]),
    ).toBe('a     b\nlong  c');
  });
});

describe('stale documents', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const wanted = new Map([
    ['a.md', 'one'],
    ['workflows/b.md', 'two'],
  ]);

  test('missing, changed and left-over files are stale; others are not ours', () => {
    mkdirSync(join(folder, 'workflows'));
    writeFileSync(join(folder, 'a.md'), 'old');
    writeFileSync(join(folder, 'by-hand.md'), 'kept');
    writeFileSync(join(folder, 'workflows', 'gone.md'), 'left over');

    expect(staleFiles(folder, wanted)).toEqual(['a.md', 'workflows/b.md', 'workflows/gone.md']);
  });

  test('writing makes them fresh', () => {
    writeFiles(folder, wanted);

    expect(staleFiles(folder, wanted)).toEqual([]);
    expect(readFileSync(join(folder, 'workflows', 'b.md'), 'utf8')).toBe('two');
    expect(writeFiles(folder, wanted)).toEqual([]);
  });
});
