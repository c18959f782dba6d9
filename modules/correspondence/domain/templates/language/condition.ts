/** A condition that a person can read and choose: "Only if … is …". */
export type PlainCondition = {
  readonly path: string;
  readonly test: keyof typeof conditionTests;
  readonly value: string;
};

export const conditionTests = {
  filled: 'is filled in',
  empty: 'is not filled in',
  yes: 'is yes',
  no: 'is no',
  is: 'is',
  isNot: 'is not',
  contains: 'contains',
} as const;

const signs = { is: '==', isNot: '!=', contains: 'contains' } as const;

/** As the template says it. */
export function writeCondition({ path, test, value }: PlainCondition): string {
  if (test === 'filled') return path;
  if (test === 'empty') return `${path} == nil`;
  if (test === 'yes') return `${path} == true`;
  if (test === 'no') return `${path} != true`;
  return `${path} ${signs[test]} "${value.replaceAll('"', "'")}"`;
}

const filled = /^([A-Za-z_][\w.]*)$/;
const empty = /^([A-Za-z_][\w.]*) == nil$/;
const flagged = /^([A-Za-z_][\w.]*) (==|!=) true$/;
const compared = /^([A-Za-z_][\w.]*) (==|!=|contains) (?:"([^"]*)"|'([^']*)')$/;

/** Null: it is more than the settings can say; it is kept and shown as it is written. */
export function readPlainCondition(text: string): PlainCondition | null {
  const given = text.trim();
  const [, full] = filled.exec(given) ?? [];
  if (full) return { path: full, test: 'filled', value: '' };
  const [, none] = empty.exec(given) ?? [];
  if (none) return { path: none, test: 'empty', value: '' };
  const [, flag, is] = flagged.exec(given) ?? [];
  if (flag) return { path: flag, test: is === '==' ? 'yes' : 'no', value: '' };
  const [, path, sign, one, other] = compared.exec(given) ?? [];
  const test = (['is', 'isNot', 'contains'] as const).find((each) => signs[each] === sign);
  return path && test ? { path, test, value: one ?? other ?? '' } : null;
}

/** What can be asked of a value that is yes or no, and of any other. */
export const testsFor = (kind: 'text' | 'flag' | 'list' | undefined): readonly Test[] =>
  kind === 'flag'
    ? ['yes', 'no']
    : kind === 'list'
      ? ['filled', 'empty']
      : ['filled', 'empty', 'is', 'isNot', 'contains'];

type Test = PlainCondition['test'];

/** A test that another variable cannot be asked gives way to the first that it can. */
export const fittingTest = (kind: 'text' | 'flag' | 'list' | undefined, test: Test): Test =>
  testsFor(kind).includes(test) ? test : (testsFor(kind)[0] ?? test);
