import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { adHocTemplate, adHocTemplatesAtStart } from '../../domain/index.ts';

export const adHocTemplateDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: adHocTemplate,
  records: adHocTemplatesAtStart.map(([name, channel, subject, content]) => ({
    id: idOf('adHocTemplate', name),
    name,
    channel,
    subject,
    content,
  })),
});
