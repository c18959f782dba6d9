import { describe, expect, test } from 'vitest';
import { actions, findResource, isMulti, pages, resources, systemFields } from '#kernel/domain';
import { allRoles, storedFeatures } from '#platform/domain';
import { catalogue, registerCatalogue } from '../../catalogue.ts';

registerCatalogue();

const features: readonly string[] = [...storedFeatures, 'CaseManagement'];
const roles: readonly string[] = allRoles;

describe('every definition of the catalogue', () => {
  test.each(resources())('$name survives JSON unchanged', (resource) => {
    expect(JSON.parse(JSON.stringify(resource))).toEqual(resource);
  });

  test.each(actions().map((action) => ({ ...action })))(
    '$ability survives JSON unchanged',
    (action) => {
      expect(JSON.parse(JSON.stringify(action))).toEqual(action);
    },
  );

  test.each(resources())('$name refers to resources that exist', (resource) => {
    const targets = Object.values(resource.fields).flatMap((field) => field.resource ?? []);

    expect(targets.filter((name) => !findResource(name))).toEqual([]);
  });

  test.each(resources())('$name has a lookup wherever others choose one of it', (resource) => {
    const isChosen = resources().some((other) =>
      Object.values(other.fields).some((field) => field.resource === resource.name),
    );

    expect(isChosen && !(resource.lookup && resource.verbs.lookup)).toBe(false);
  });

  test.each(resources())('$name searches only texts and shows only what it has', (resource) => {
    const searchable = Object.entries(resource.fields).filter(([, field]) => field.searchable);

    expect(searchable.filter(([, field]) => isMulti(field))).toEqual([]);
    expect(
      resource.list.columns.filter((key) => !resource.fields[key] && !systemFields.includes(key)),
    ).toEqual([]);
  });

  const listed = new Set(pages().flatMap(({ kind, path }) => (kind === 'list' ? [path] : [])));
  const grown = resources().filter(
    ({ segment, verbs }) => listed.has(`/view/${segment}`) && !verbs.create,
  );
  test.each(grown)('$name says how its first record comes about', ({ list }) => {
    expect(list.empty).toMatch(/^[A-Z].*[.]$/);
  });

  test('modules, in the order of dependence', () => {
    expect(catalogue.map((module) => module.name)).toEqual([
      'platform',
      'identity',
      'documents',
      'correspondence',
      'parties',
      'booking',
      'cases',
      'billing',
      'funding',
      'integrations',
      'assistant',
      'insights',
    ]);
  });

  test('roles and features are spelt as the spec spells them', () => {
    const used = catalogue.flatMap((module) => [
      ...module.pages.map((page) => ({ roles: page.roles, features: page.features })),
      ...module.actions.map((action) => ({ roles: action.roles, features: action.features ?? [] })),
      ...module.resources.map((resource) => ({
        roles: [...Object.values(resource.verbs).flat(), ...Object.keys(resource.scope ?? {})],
        features: resource.features ?? [],
      })),
    ]);

    expect(used.flatMap((row) => row.roles).filter((name) => !roles.includes(name))).toEqual([]);
    expect(used.flatMap((row) => row.features).filter((name) => !features.includes(name))).toEqual(
      [],
    );
  });
});
