import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { mailTemplate, templateDefaults } from '../../domain/index.ts';

/** A row for each, without words: the default holds until somebody writes their own. */
export const mailTemplateDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: mailTemplate,
  records: templateDefaults.map(({ key, label, group, kind }) => ({
    id: idOf('mailTemplate', key),
    name: key,
    label,
    category: group,
    kind,
  })),
});
