import { isComputed } from '#kernel/domain';
import type { AnyResource, Field } from '#kernel/domain';
import { listParameters } from './list-parameters.ts';
import { orDash, table } from './markdown.ts';

function notes(field: Field): string {
  const limits = [
    field.unique && 'unique',
    field.readOnly && !isComputed(field) && 'read only',
    field.computed !== undefined && `computed: \`${field.computed.replaceAll('|', '\\|')}\``,
    field.computedBy && `computed by ${field.computedBy.join(', ')}`,
    field.alsoSetBy && `also set by ${field.alsoSetBy.join(', ')}`,
    field.searchable && 'searched',
    field.history === false && 'no history',
    field.min !== undefined && `min ${field.min}`,
    field.max !== undefined && `max ${field.max}`,
    field.default !== undefined && `default ${String(field.default)}`,
    field.resource && `of ${field.resource}`,
    field.zone && `zone in ${field.zone}`,
    field.decimals !== undefined && `${field.decimals} decimals`,
    field.scale !== undefined && `at most ${field.scale} decimals`,
    field.choices && `one of ${Object.keys(field.choices).join(', ')}`,
  ];
  return limits.filter(Boolean).join('; ');
}

/** One resource: where it is, who it belongs to, its verbs and its fields. */
export const resourceSection = (resource: AnyResource): string => {
  const fields = Object.entries(resource.fields).map(([key, field]) => [
    `\`${key}\``,
    field.label,
    field.kind,
    field.required ? 'yes' : '',
    notes(field),
  ]);
  return [
    `## ${resource.label[1]}`,
    '',
    `\`/app/${resource.base}\`, shown at \`/view/${resource.segment}\`, as "${resource.title}".`,
    `Features: ${orDash(resource.features ?? [], ' or ')}. Belongs to: ${resource.tenancy}.${resource.appendOnly ? ' Append-only.' : ''}`,
    `Verbs: ${Object.keys(resource.verbs).join(', ')}.`,
    ...listParameters(resource),
    ...Object.values(resource.checks ?? {}).map(
      ({ field, op, than }) => `Always: \`${field} ${op} ${than}\`.`,
    ),
    '',
    table(['field', 'label', 'kind', 'required', 'notes'], fields),
  ].join('\n');
};
