import { dateTime, defineResource, longText, multiChoice, text } from '#kernel/domain';
import { editions } from '../editions.ts';
import { tenantAdmin } from '../roles.ts';

const audiences = Object.fromEntries(editions.map((name) => [name, name]));

/** Written and published by the host; readers find it under Product Updates. */
export const systemUpdate = defineResource({
  name: 'systemUpdate',
  segment: 'system-update',
  label: ['System Update', 'System Updates'],
  title: '{title}',
  tenancy: 'host',
  hostOnly: true,

  fields: {
    title: text('Title', { required: true, searchable: true, max: 200 }),
    version: text('Version', { max: 20 }),
    summary: text('Summary', { max: 300, hint: 'One sentence, shown under the title.' }),
    body: longText('Text', {
      max: 4000,
      hint: 'An empty line begins a paragraph, "- " a point, "# " a heading.',
    }),
    audience: multiChoice('Only for these editions', audiences, {
      hint: 'None chosen: for everybody.',
    }),
    publishedTime: dateTime('Published', { readOnly: true }),
  },

  verbs: {
    list: tenantAdmin,
    read: tenantAdmin,
    create: tenantAdmin,
    update: tenantAdmin,
    delete: tenantAdmin,
  },

  list: {
    columns: ['title', 'version', 'audience', 'publishedTime', 'lastModificationTime'],
    sort: 'creationTime desc',
  },
  detail: {
    Information: ['title', 'version', 'summary', 'audience', 'publishedTime'],
    Text: ['body'],
    Preview: 'panel',
  },
});
