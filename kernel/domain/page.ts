import type { AnyResource, Feature, Role } from './resource.ts';

export type PageKind = 'screen' | 'list' | 'add' | 'detail' | 'print' | 'anonymous' | 'analytics';

export type Page = {
  readonly name: string;
  /** `/view/companies/detail/{id}`; `{param}` matches any value without a slash. */
  readonly path: string;
  readonly title: string;
  readonly kind: PageKind;
  /** Empty: every signed-in user. */
  readonly roles: readonly Role[];
  /** At least one must be on; empty: none is needed. */
  readonly features: readonly Feature[];
  /** A permission that a tenant may take away from a role; without it the page is closed. */
  readonly ability?: string;
  /** A setting that must be true as well; `key:word` asks for a word in the setting's list. */
  readonly setting?: string;
  /** The spec row, e.g. `R-111`. */
  readonly row?: string;
};

export type PageInput = Pick<Page, 'path' | 'title'> & Partial<Page>;

/** Without a name of its own a page is called after its path. */
export const definePage = (input: PageInput): Page => ({
  name: nameFromPath(input.path),
  kind: 'screen',
  roles: [],
  features: [],
  ...input,
});

const nameFromPath = (path: string): string =>
  path.replace(/^\/(view\/)?/, '').replaceAll('/', '.') || 'home';

export type SegmentPagesInput = {
  readonly segment: string;
  readonly label: string;
  /** The spec row of the list; add and detail are the next two. */
  readonly row: string;
  readonly roles: readonly Role[];
  /** Who may add, where that differs from who may look. */
  readonly addRoles?: readonly Role[];
  readonly features?: readonly Feature[];
  readonly only?: readonly ('list' | 'add' | 'detail')[];
};

/** The pages of a segment that has no resource of its own yet. */
export function segmentPages(input: SegmentPagesInput): Page[] {
  const { segment, label, roles, addRoles = roles, features = [], only } = input;
  const row = (step: number) => `R-${String(Number(input.row.slice(2)) + step).padStart(3, '0')}`;
  const at = `/view/${segment}`;
  return [
    definePage({ path: at, title: `${label} List`, kind: 'list', row: row(0), roles, features }),
    definePage({
      path: `${at}/add`,
      title: `Create ${label}`,
      kind: 'add',
      row: row(1),
      roles: addRoles,
      features,
    }),
    definePage({
      path: `${at}/detail/{id}`,
      title: label,
      kind: 'detail',
      row: row(2),
      roles,
      features,
    }),
  ].filter((page) => !only || only.some((kind) => kind === page.kind));
}

/** `/view/{segment}`, `/add` and `/detail/{id}`, each only where the verb behind it exists. */
export function resourcePages(resource: AnyResource): Page[] {
  if (resource.parent) return [];
  const [one] = resource.label;
  const { only, title: listTitle = `${one} List`, setting, row } = resource.pages ?? {};
  const page = (kind: 'list' | 'add' | 'detail', suffix: string, title: string): Page[] => {
    const verb = ({ list: 'list', add: 'create', detail: 'read' } as const)[kind];
    if (!resource.verbs[verb] || (only && !only.includes(kind))) return [];
    return [
      definePage({
        name: `${resource.name}.${kind}`,
        path: `/view/${resource.segment}${suffix}`,
        title,
        kind,
        roles: resource.verbs[verb],
        features: resource.features ?? [],
        ...(setting !== undefined && { setting }),
        ...(kind === 'list' && row !== undefined && { row }),
      }),
    ];
  };
  return [
    ...page('list', '', listTitle),
    ...page('add', '/add', `Create ${one}`),
    ...page('detail', '/detail/{id}', resource.title),
  ];
}

const patterns = new Map<string, RegExp>();

export function matchesPath(pattern: string, path: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    const source = pattern
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{\w+\}/g, '[^/]+');
    compiled = new RegExp(`^${source}/?$`);
    patterns.set(pattern, compiled);
  }
  return compiled.test(path);
}
