import { expect, test } from 'vitest';
import { defineAction } from './action.ts';
import { choice, text } from './field.ts';
import { defineModule } from './module.ts';
import { definePage } from './page.ts';
import { defineResource } from './resource.ts';
import { translateModule } from './translate-labels.ts';

const widget = defineResource({
  name: 'widget',
  segment: 'widgets',
  label: ['Widget', 'Widgets'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true }),
    widgetKind: choice('Kind of widget', { widget: 'Widget' }, { hint: 'As the widget says.' }),
    about: choice('About', { widget: 'The widget', other: 'Other' }, { speaks: true }),
  },
  verbs: { list: ['CLERK'], read: ['CLERK'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Widget: ['name'], Other: ['widgetKind'] },
});
const cog = defineResource({ ...widget, name: 'cog', segment: 'cogs', label: ['Cog', 'Cogs'] });
const turn = defineAction({
  name: 'turn',
  on: 'widget',
  label: 'Turn the widget',
  route: 'PUT /app/widgets/{id}/turn',
  roles: ['CLERK'],
  input: { note: text('Note on the widget') },
});
const say = (label: string) =>
  label.replaceAll(/([Ww])idget/g, (_, w) => (w === 'W' ? 'Gear' : 'gear'));

test('[B-009] every label follows, data does not', () => {
  const page = definePage({ path: '/view/widget-report', title: 'Widget report' });
  const module = defineModule({ name: 'm', resources: [widget], actions: [turn], pages: [page] });

  const { resources, actions, pages } = translateModule(module, say);

  expect(resources[0]?.label).toEqual(['Gear', 'Gears']);
  expect(Object.keys(resources[0]?.detail ?? {})).toEqual(['Gear', 'Other']);
  expect(resources[0]?.fields.widgetKind).toMatchObject({
    label: 'Kind of gear',
    hint: 'As the gear says.',
    choices: { widget: 'Widget' },
  });
  expect(resources[0]?.fields.about?.choices).toEqual({ widget: 'The gear', other: 'Other' });
  expect([resources[0]?.name, resources[0]?.segment]).toEqual(['widget', 'widgets']);
  expect(actions[0]).toMatchObject({
    label: 'Turn the gear',
    ability: turn.ability,
    input: { note: { label: 'Note on the gear' } },
  });
  expect(pages[0]?.title).toBe('Gear report');
});

test('what has nothing to say stays the very same', () => {
  const module = defineModule({ name: 'm', resources: [cog, widget], actions: [turn] });

  expect(translateModule(module, (label) => label).resources).toEqual(module.resources);
  expect(translateModule(module, (label) => label).resources[1]).toBe(widget);
  expect(translateModule(module, (label) => label).actions[0]).toBe(turn);
});
