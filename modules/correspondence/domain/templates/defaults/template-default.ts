import type { Audience } from '../audience.ts';
import type { mailTemplateGroups, templateKinds } from '../template-groups.ts';
import type { TemplateSubject } from '../variables/subjects.ts';
import { audienceOfDefault } from './audiences.ts';

/** The words that a message or a document has until somebody changes them. */
export type TemplateDefault = {
  /** By which the sender asks for it. */
  readonly key: string;
  readonly label: string;
  readonly group: keyof typeof mailTemplateGroups;
  readonly kind: keyof typeof templateKinds;
  readonly about: TemplateSubject;
  /** For whom it is written. */
  readonly audience: Audience | null;
  readonly subject: string;
  readonly content: string;
};

type Given = readonly [
  key: string,
  label: string,
  about: TemplateSubject,
  subject: string,
  ...lines: readonly string[],
];

/** A line that is no HTML is a paragraph. */
const written = (line: string): string => (/^\s*(<|\{%)/.test(line) ? line : `<p>${line}</p>`);

const defaultsOf =
  (kind: TemplateDefault['kind']) =>
  (group: TemplateDefault['group'], given: readonly Given[]): readonly TemplateDefault[] =>
    given.map(([key, label, about, subject, ...lines]) => ({
      key,
      label,
      group,
      kind,
      about,
      audience: audienceOfDefault(key),
      subject,
      content: lines.map(written).join('\n'),
    }));

export const mails = defaultsOf('mail');
export const documents = defaultsOf('document');

export const onlyIf = (condition: string, ...lines: readonly string[]): string =>
  [`{% if ${condition} %}`, ...lines.map(written), '{% endif %}'].join('\n');

/** Closes a letter. */
export const regards = ['Kind regards', '{{ tenant.name }}'] as const;

/** A table with one row for each of the list. */
export const linesTable = (list: string, columns: Readonly<Record<string, string>>): string => {
  const cells = Object.keys(columns).map((name) => `<td>{{ line.${name} }}</td>`);
  return [
    '<table><tbody>',
    `<tr>${Object.values(columns)
      .map((label) => `<th>${label}</th>`)
      .join('')}</tr>`,
    `{% for line in ${list} %}<tr>${cells.join('')}</tr>{% endfor %}`,
    '</tbody></table>',
  ].join('\n');
};

export const linkLine = '<p><a href="{{ link }}">{{ link }}</a></p>';
