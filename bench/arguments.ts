/** What is measured when it is named; without any of them, the load of lists and records. */
const parts = {
  start: 'the time from a fresh clone to ready, the second start and the idle size',
  web: 'what a browser loads and how long a person waits',
  sockets: 'how fast a notification reaches 2,000 browsers',
  overload: 'what is accepted, and how fast, at ten times the load',
  booking: 'search, a race for one slot and rosters over 500,000 slots (quick: 50,000)',
  cases: 'lists, counts, board, dashboard and moves among 200,000 cases (quick: 20,000)',
  'case-search': 'the combined search over all types among 300,000 cases (quick: 30,000)',
  records: 'the page of a medical record with 60 requests and 3,000 pages',
  'ndis-file': 'an NDIS payment request of 20,000 claims, from the button to its file',
  'billing-invoices': '10,000 invoices of a month, made by two people at once (quick: 1,000)',
  'billing-ledger': 'the check of 1,000,000 postings (quick: 100,000)',
  'billing-reports': 'lists and reports over 500,000 invoices, a fifth open (quick: 50,000)',
  parties: 'lookups and imports among 100,000 clients (also: import)',
  documents: 'how many PDFs are made in a second',
  uploads: 'what files of 99 MB cost the server in memory',
  texts: 'searches in 2,000,000 pages (quick: 200,000) and pages recognised in a minute',
  mails: 'how many mails are rendered and queued in a second',
  'billing-bank': 'a bank file of 5,000 lines matched with 20,000 open invoices',
  'loan-day-end': '100,000 loans accrued to today, from none counted (quick: 10,000)',
  'loan-portfolio':
    'the portfolio, statement lists and an explanation among 100,000 loans (quick: 10,000)',
  pages: 'clean-up, merge and the first page of long files',
} as const;

export type Part = keyof typeof parts | 'import';

export type Arguments = {
  readonly rows: number;
  readonly withLoad: boolean;
  readonly only: string;
  readonly has: (part: Part) => boolean;
};

const names = [...Object.keys(parts), 'import'];
const usage = `Usage: npm run bench [-- quick | ${Object.keys(parts).join(' | ')} | all | only=<part of a name>]
  quick           100,000 rows instead of 1,000,000
${Object.entries(parts)
  .map(([name, what]) => `  ${name.padEnd(14)}  only ${what}`)
  .join('\n')}
  all             everything`;

export function readArguments(words: readonly string[]): Arguments {
  const only = words.find((word) => word.startsWith('only='))?.slice('only='.length) ?? '';
  const isKnown = (word: string) =>
    ['quick', 'all', ...names].includes(word) || word.startsWith('only=');
  if (!words.every(isKnown)) {
    console.error(usage);
    process.exit(2);
  }
  return {
    rows: words.includes('quick') ? 100_000 : 1_000_000,
    withLoad: !names.some((part) => words.includes(part)),
    only,
    has: (part) => words.includes(part) || words.includes('all'),
  };
}
