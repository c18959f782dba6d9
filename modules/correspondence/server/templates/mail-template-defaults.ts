import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { mailTemplate, mailTemplatesAtStart } from '../../domain/index.ts';

export const mailTemplateDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: mailTemplate,
  records: mailTemplatesAtStart.map(([name, label, category, subject, templateContent]) => ({
    id: idOf('mailTemplate', name),
    name,
    label,
    category,
    subject,
    templateContent,
  })),
});
