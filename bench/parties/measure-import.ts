import type { ImportReport } from '#kernel/domain';
import { firstNames, surnameParts } from '../data/population.ts';
import type { Line } from '../report/print-table.ts';
import type { ClientServer } from './client-server.ts';

const rows = 5000;
const part = 1000;
const mostSeconds = 30;
const mostGrowth = 100e6;

/** As a browser sends them: texts of cells, a few of them people who are there already. */
function rowOf(index: number) {
  const first = firstNames[index % firstNames.length] ?? '';
  const [one, two, three] = surnameParts;
  const last = `${one[index % one.length]}${two[(index * 3) % two.length]}${three[(index * 7) % three.length]}`;
  return {
    firstName: first,
    lastName: index % 20 ? `${last}-Import${index}` : last,
    dateOfBirth: `${1 + (index % 28)}/${1 + (index % 12)}/${1950 + (index % 50)}`,
    gender: index % 2 ? 'Female' : 'Male',
    mobile: 491_570_006,
    email: `import${index}@mail.example`,
    'address.line1': `${1 + (index % 200)} Wattle Grove`,
    'address.suburb': 'Orange',
    'address.state': 'NSW',
    'address.postcode': 2800,
    claimNo: `IMP-${index}`,
    injuryDate: '2025-03-04',
  };
}

/** Issue 4: checked for faults and twins among 100,000 clients, then written. */
export async function measureImport({ ask, rss, processorMs }: ClientServer): Promise<Line[]> {
  const parts = Array.from({ length: rows / part }, (_, at) =>
    Array.from({ length: part }, (_row, index) => rowOf(at * part + index)),
  );
  const run = async (more: object): Promise<ImportReport[]> => {
    const reports: ImportReport[] = [];
    for (const [at, own] of parts.entries()) {
      const body = { ...more, rows: own, firstRow: at * part + 1 };
      reports.push(JSON.parse(await ask('POST', '/app/clients/import', body)) as ImportReport);
    }
    return reports;
  };
  await ask('POST', '/app/clients/import', { dryRun: true, rows: parts[0]?.slice(0, 50) });
  const before = await rss();
  const used = processorMs();
  const begin = performance.now();
  const checked = await run({ dryRun: true });
  const between = performance.now();
  const batchId = crypto.randomUUID();
  const written = await run({ batchId, fileName: 'bench.xlsx' });
  const end = performance.now();
  const processor = (processorMs() - used) / 1000;
  const grown = (await rss()) - before;
  const sum = (reports: readonly ImportReport[], of: (one: ImportReport) => number) =>
    reports.reduce((total, one) => total + of(one), 0);
  const took = (end - begin) / 1000;
  const imported = sum(written, (one) => one.imported);
  return [
    {
      figure: `import of ${rows.toLocaleString('en')} clients, checked and written`,
      measured: `${took.toFixed(1)} s`,
      target: `< ${mostSeconds} s`,
      isMet: took < mostSeconds && imported === rows,
      remark: `check ${((between - begin) / 1000).toFixed(1)} s, ${sum(checked, ({ twins }) => twins.length)} twins, ${imported} written, processor ${processor.toFixed(1)} s`,
    },
    {
      figure: 'memory of the server grown by it',
      measured: `${(grown / 1e6).toFixed(0)} MB`,
      target: `< ${mostGrowth / 1e6} MB`,
      isMet: grown < mostGrowth,
    },
  ];
}
