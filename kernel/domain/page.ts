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
  /** A tenant setting that must be on as well. */
  readonly setting?: string;
  /** The spec row, e.g. `R-111`. */
  readonly row?: string;
};

export type PageInput = Pick<Page, 'name' | 'path' | 'title'> & Partial<Page>;

export const definePage = (input: PageInput): Page => ({
  kind: 'screen',
  roles: [],
  features: [],
  ...input,
});

/** `/view/{segment}`, `/add` and `/detail/{id}`, each only where the verb behind it exists. */
export function resourcePages(resource: AnyResource): Page[] {
  const [one] = resource.label;
  const page = (kind: 'list' | 'add' | 'detail', suffix: string, title: string): Page => {
    const verb = ({ list: 'list', add: 'create', detail: 'read' } as const)[kind];
    return definePage({
      name: `${resource.name}.${kind}`,
      path: `/view/${resource.segment}${suffix}`,
      title,
      kind,
      roles: resource.verbs[verb] ?? [],
      features: resource.features ?? [],
    });
  };
  return [
    ...(resource.verbs.list ? [page('list', '', `${one} List`)] : []),
    ...(resource.verbs.create ? [page('add', '/add', `Create ${one}`)] : []),
    ...(resource.verbs.read ? [page('detail', '/detail/{id}', resource.title)] : []),
  ];
}

const patterns = new Map<string, RegExp>();

export function matchesPath(pattern: string, path: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    const source = pattern.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '[^/]+');
    compiled = new RegExp(`^${source}/?$`);
    patterns.set(pattern, compiled);
  }
  return compiled.test(path);
}
