export type Example = string | number | boolean;

/** A place that a template may fill, as the person who writes it reads of it. */
export type Variable = {
  /** `client.fullName` */
  readonly path: string;
  readonly label: string;
  readonly explanation: string;
  readonly example: Example;
  /** It is a list: what each of its rows has, with paths that begin at the row. */
  readonly rows?: readonly Variable[];
  readonly kind: 'text' | 'flag' | 'list';
};

type Told = readonly [label: string, explanation: string, example: Example];

/** The variables below one word: `variablesOf('client', { fullName: […] })`. */
export const variablesOf = (
  root: string,
  told: Readonly<Record<string, Told>>,
): readonly Variable[] =>
  Object.entries(told).map(([name, [label, explanation, example]]) => ({
    path: root ? `${root}.${name}` : name,
    label,
    explanation,
    example,
    kind: typeof example === 'boolean' ? 'flag' : 'text',
  }));

export const listVariable = (
  path: string,
  label: string,
  explanation: string,
  rows: readonly Variable[],
): Variable => ({ path, label, explanation, example: '', rows, kind: 'list' });

type Data = { [key: string]: Example | Data | readonly Data[] };

/** What a template looks like before a record is chosen. */
export function exampleData(variables: readonly Variable[]): Data {
  const data: Data = {};
  for (const { path, example, rows } of variables) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = data;
    for (const name of names) at = (at[name] ??= {}) as Data;
    at[last] = rows ? [exampleData(rows), exampleData(rows)] : example;
  }
  return data;
}
