import type { AnyResource, FieldParam, QueryParam } from '#kernel/domain';

const fieldWords = ({ field, as, values, among, through }: FieldParam): string => {
  if (as === 'exact') return `the whole \`${field}\``;
  if (as === 'none') return `not this \`${field}\``;
  if (among) return `\`${field}\` by \`${among}\``;
  if (through) return `\`${through}\` of \`${field}\``;
  return values ? `\`${field}\` is ${values.join(' or ')}` : `\`${field}\``;
};

const words = (param: QueryParam): string => {
  if (param === 'ignored') return 'ignored';
  if ('linkedFrom' in param) return `through ${param.linkedFrom}`;
  if ('include' in param) return `adds ${param.include.map((field) => `\`${field}\``).join(', ')}`;
  return [param].flat().map(fieldWords).join(' and ');
};

/** One line about what its list takes besides the filters; none where it takes nothing more. */
export function listParameters({ params = {} }: AnyResource): string[] {
  const all = Object.entries(params).map(([name, param]) => `\`${name}\` (${words(param)})`);
  return all.length ? [`Lists also take: ${all.join(', ')}.`] : [];
}
