/** The tags that a template may use; everything else of the language is switched off. */
export const templateTags = [
  'if',
  'unless',
  'elsif',
  'else',
  'endif',
  'endunless',
  'for',
  'endfor',
];

/** What may be done to a value before it is written, and how a person reads it. */
export const templateFilters = {
  upcase: 'in capital letters',
  downcase: 'in small letters',
  capitalize: 'with a capital first letter',
  default: 'or these words where it is not filled in',
  truncate: 'cut to so many letters',
  join: 'the list in one line, with this between',
  size: 'how many there are',
  first: 'the first of the list',
  last: 'the last of the list',
} as const;

export type TemplateFilter = keyof typeof templateFilters;

/** Words that are no variables. */
export const literals = ['true', 'false', 'nil', 'null', 'empty', 'blank'];
