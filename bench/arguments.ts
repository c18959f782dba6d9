export type Arguments = {
  readonly rows: number;
  readonly withLoad: boolean;
  readonly withStarts: boolean;
  readonly withWeb: boolean;
  readonly only: string;
};

const usage = `Usage: npm run bench [-- quick | start | web | all | only=<part of a name>]
  quick   100,000 rows instead of 1,000,000
  start   only the time from a fresh clone to ready, the second start and the idle size
  web     only what a browser loads and how long a person waits
  all     everything`;

export function readArguments(words: readonly string[]): Arguments {
  const only = words.find((word) => word.startsWith('only='))?.slice('only='.length) ?? '';
  const unknown = words.find((word) => !/^(quick|start|web|all|only=.*)$/.test(word));
  if (unknown) {
    console.error(usage);
    process.exit(2);
  }
  return {
    rows: words.includes('quick') ? 100_000 : 1_000_000,
    withLoad: !words.includes('start') && !words.includes('web'),
    withStarts: words.includes('start') || words.includes('all'),
    withWeb: words.includes('web') || words.includes('all'),
    only,
  };
}
