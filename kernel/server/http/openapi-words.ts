import type { AnyAction, AnyResource } from '#kernel/domain';
import type { RouteDescription } from './route-description.ts';
import type { SeenRoute } from './openapi-operation.ts';

type Words = { readonly summary: string; readonly about: string };

/** What each resource can do, by method and what follows its base. */
const ofResource: Readonly<Record<string, (one: string, many: string) => Words>> = {
  'get ': (_one, many) => ({
    summary: `List ${many}`,
    about: `Answers a page of what the caller may see of ${many}, and how many there are.`,
  }),
  'post ': (one) => ({
    summary: `Add ${one}`,
    about: `Makes a new ${one} and answers it as it is stored.`,
  }),
  'get /{id}': (one) => ({
    summary: `Read ${one}`,
    about: `Answers one ${one} with all fields that the caller may see.`,
  }),
  'put /{id}': (one) => ({
    summary: `Change ${one}`,
    about: `Changes the fields that are sent. A concurrencyStamp that is no longer the present one is refused with 409.`,
  }),
  'delete /{id}': (one) => ({
    summary: `Delete ${one}`,
    about: `Removes the ${one}; what others still point at is refused.`,
  }),
  'get /myDetail': (one) => ({
    summary: `Read my ${one}`,
    about: `Answers the ${one} of the caller.`,
  }),
  'put /{id}/enable': (one) => ({
    summary: `Enable ${one}`,
    about: `Makes the ${one} one that can be chosen again.`,
  }),
  'put /{id}/disable': (one) => ({
    summary: `Disable ${one}`,
    about: `Keeps the ${one} and offers it no longer.`,
  }),
  'post /export': (_one, many) => ({
    summary: `Export ${many}`,
    about: `Answers a workbook of ${many}, with the filters and the order of the list.`,
  }),
  'post /template-import': (_one, many) => ({
    summary: `Template for the import of ${many}`,
    about: `Answers the workbook that an import of ${many} is filled in with.`,
  }),
  'post /import': (_one, many) => ({
    summary: `Import ${many}`,
    about: `Adds and changes ${many} by the rows of a sheet, each by itself, and says what became of them.`,
  }),
  'get /import-batches': (_one, many) => ({
    summary: `List imports of ${many}`,
    about: `Answers the imports of ${many} with what became of their rows.`,
  }),
  'get /import-batches/{id}/rows': (_one, many) => ({
    summary: `List rows of an import of ${many}`,
    about: `Answers what became of each row.`,
  }),
  'post /import-batches/{id}/undo': (_one, many) => ({
    summary: `Undo an import of ${many}`,
    about: `Takes back what the import added, where nobody has used it since.`,
  }),
  'get /{id}/property-changes': (one) => ({
    summary: `Read the history of ${one}`,
    about: `Answers who changed which field of the ${one}, when, from what to what.`,
  }),
  'get /{id}/status-log': (one) => ({
    summary: `Read the status log of ${one}`,
    about: `Answers the moves of the ${one}, the latest first.`,
  }),
  'get /similarItemsByLastName': (_one, many) => ({
    summary: `Find ${many} of the same last name`,
    about: `Answers ${many} that may be the same person, before one is typed twice.`,
  }),
  'get /similarItemsByEmail': (_one, many) => ({
    summary: `Find ${many} of the same email`,
    about: `Answers ${many} that may be the same, before one is typed twice.`,
  }),
  'get /similarItemsByName': (_one, many) => ({
    summary: `Find ${many} of the same name`,
    about: `Answers ${many} that may be the same, before one is typed twice.`,
  }),
};

/** `similarItems` is two words, as `similar-items` is. */
const apart = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const verbs: Readonly<Record<string, string>> = {
  get: 'read',
  post: 'send',
  put: 'change',
  patch: 'change',
  delete: 'remove',
};

/** `put /app/files/{id}/put-back` of Files is "Files: put back". */
function fromPath({ method }: SeenRoute, path: string, resource: AnyResource | undefined): string {
  const [, , base = 'app', ...rest] = path.split('/');
  const named = rest.filter((part) => !part.startsWith('{'));
  const subject = resource?.label[1] ?? capital(apart(base));
  const words = named.map(apart).join(', ');
  const verb = verbs[method] ?? method;
  if (!words) return `${subject}: ${verb}${rest.length ? ' one' : ''}`;
  return method === 'get' || method === 'delete'
    ? `${subject}: ${verb} ${words}`
    : `${subject}: ${words}`;
}

const keyNeeds = (scope: string | null): string =>
  scope === null ? '' : ` A key of the API needs the scope \`${scope}\`.`;

function needs({ ability, isAnonymous, isTried, scope }: SeenRoute): string {
  const who = ability
    ? `Needs the ability \`${ability}\`.`
    : isAnonymous
      ? 'Needs no access token.'
      : 'For everybody who is signed in, as far as the record is theirs to see.';
  const dryRun = isTried
    ? ' With `X-Dry-Run: true` it says what it would do and does nothing.'
    : '';
  return `${who}${keyNeeds(scope)}${dryRun}`;
}

/** Of a list that hangs on another record the address names that record too. */
const nestedSuffix = (path: string) =>
  path.replace(/^\/\{id\}\/[\w-]+/, '').replace('itemId', 'id');

function wordsOfResource(
  { method }: SeenRoute,
  path: string,
  resource: AnyResource | undefined,
): Words | undefined {
  if (!resource) return undefined;
  const [, , base = '', ...rest] = path.split('/');
  const suffix = rest.map((part) => `/${part}`).join('');
  const isOwn = [resource.base, resource.alsoAt].includes(base);
  return ofResource[`${method} ${isOwn ? suffix : nestedSuffix(suffix)}`]?.(...resource.label);
}

/** The words of an operation: a line for a list of them, and what a caller should know of it. */
export function wordsOf(
  route: SeenRoute,
  path: string,
  of: { resource?: AnyResource; action?: AnyAction; described?: RouteDescription },
): { summary: string; description: string } {
  const { resource, action, described } = of;
  const usual = action || route.describes ? undefined : wordsOfResource(route, path, resource);
  const summary =
    described?.summary ?? action?.label ?? usual?.summary ?? fromPath(route, path, resource);
  const about = usual?.about ?? aboutAction(action, resource);
  return { summary, description: [about, needs(route)].filter(Boolean).join(' ') };
}

function aboutAction(action: AnyAction | undefined, resource: AnyResource | undefined): string {
  if (!action) return '';
  const of = resource?.label[1] ?? action.on;
  return action.method === 'GET' ? `A question about ${of}.` : `An action of ${of}.`;
}
