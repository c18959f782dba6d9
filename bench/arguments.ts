export type Arguments = {
  readonly rows: number;
  readonly withLoad: boolean;
  readonly withStarts: boolean;
  readonly withWeb: boolean;
  readonly withSockets: boolean;
  readonly withBooking: boolean;
  readonly withParties: boolean;
  readonly withDocuments: boolean;
  readonly withPages: boolean;
  readonly only: string;
};

const usage = `Usage: npm run bench [-- quick | start | web | sockets | booking | parties | documents | pages | all | only=<part of a name>]
  quick   100,000 rows instead of 1,000,000
  start   only the time from a fresh clone to ready, the second start and the idle size
  web     only what a browser loads and how long a person waits
  sockets only how fast a notification reaches 2,000 browsers
  booking only search, a race for one slot and rosters over 500,000 slots (quick: 50,000)
  parties only lookups and imports among 100,000 clients (also: import)
  documents only how many PDFs are made in a second
  pages   only clean-up, merge and the first page of long files
  all     everything`;

export function readArguments(words: readonly string[]): Arguments {
  const only = words.find((word) => word.startsWith('only='))?.slice('only='.length) ?? '';
  const unknown = words.find(
    (word) =>
      !/^(quick|start|web|sockets|booking|parties|import|documents|pages|all|only=.*)$/.test(word),
  );
  if (unknown) {
    console.error(usage);
    process.exit(2);
  }
  return {
    rows: words.includes('quick') ? 100_000 : 1_000_000,
    withLoad: ![
      'start',
      'web',
      'sockets',
      'booking',
      'parties',
      'import',
      'documents',
      'pages',
    ].some((part) => words.includes(part)),
    withStarts: words.includes('start') || words.includes('all'),
    withBooking: words.includes('booking') || words.includes('all'),
    withSockets: words.includes('sockets') || words.includes('all'),
    withParties: ['parties', 'import', 'all'].some((part) => words.includes(part)),
    withPages: words.includes('pages') || words.includes('all'),
    withDocuments: words.includes('documents') || words.includes('all'),
    withWeb: words.includes('web') || words.includes('all'),
    only,
  };
}
