import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can, isExact, resources, seenBy, trimmedDecimal } from '#kernel/domain';
import type { Actor, AnyResource, Field } from '#kernel/domain';
import { mapOf } from '#kernel/domain';
import { described } from './route-description.ts';
import { Refused, invalid } from '../refused.ts';
import { directly } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import { readStatement } from '../resource/read-sql.ts';
import { snake, tableOf } from '../schema/names.ts';
import type { Services } from '../services.ts';

type Query = { propertyName?: string; propertyReferenceTable?: string; maxResultCount?: string };
type HistoryRequest = FastifyRequest<{ Params: { id: string }; Querystring: Query }>;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Doc 3 sections 3.4 and 7.4. Whoever may read the record may read its history. */
export function addHistoryRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/app/entity-changes/:id/property-changes',
    described({ config: { policy: { signedIn: true } } }, { answer: { items: [mapOf('json')] } }),
    async (request) => {
      const owner = await ownerOf(services, request);
      return history(services, request, owner);
    },
  );
  for (const resource of resources().filter((candidate) => candidate.verbs.read)) {
    app.get<{ Params: { id: string }; Querystring: Query }>(
      `/app/${resource.base}/:id/property-changes`,
      {
        config: {
          policy: { ability: `${resource.name}.read` },
          reads: { resource: resource.name, operation: 'history' },
        },
      },
      (request) => history(services, request, resource),
    );
  }
}

/** D6: the one place that finds which record a bare id means, under the caller's rights. */
async function ownerOf(services: Services, request: HistoryRequest): Promise<AnyResource> {
  const { actor, params } = request;
  if (!isUuid(params.id)) throw new Refused('notFound');
  const readable = resources().filter(
    (resource) => !resource.commonPartOf && can(actor, `${resource.name}.read`),
  );
  for (const tenancy of ['tenant', 'host'] as const) {
    const candidates = readable.filter((resource) => resource.tenancy === tenancy);
    if (!candidates.length) continue;
    const text = candidates
      .map(
        (resource) =>
          `select '${resource.name}' as name from ${tableOf(resource)} where id = $1::uuid`,
      )
      .join(' union all ');
    const exec = directly(services, actor, candidates[0], request.id);
    const [found] = await exec.batch([{ text: `${text} limit 1`, values: [params.id] }]);
    const name = found?.rows[0]?.name;
    const owner = candidates.find((resource) => resource.name === name);
    if (owner) return owner;
  }
  throw new Refused('notFound');
}

async function history(services: Services, request: HistoryRequest, owner: AnyResource) {
  const { actor, query } = request;
  const { id } = request.params;
  if (!isUuid(id)) throw new Refused('notFound');
  refuseRepeated(query);
  const exec = directly(services, actor, owner, request.id);
  const [record, changes] = await exec.batch([
    readStatement(actor, owner, id, { fields: [] }),
    {
      text: `select *, original_value #>> '{}' as original_word, new_value #>> '{}' as new_word
        from property_changes
        where record_id = $1::uuid and resource = $2
          and ($3::text is null or property_name = $3)
        order by change_time desc, id desc limit $4::int`,
      values: [
        id,
        owner.name,
        query.propertyName ? snake(query.propertyName) : null,
        take(query.maxResultCount),
      ],
    },
  ]);
  if (!record?.raw) throw new Refused('notFound');
  const seen = seenBy(actor, owner);
  const lists = collectionsOf(actor, owner);
  const rows = (changes?.rows ?? []).filter((row) => {
    const name = String(row.property_name);
    return camel(name) in seen.fields || lists.has(name);
  });
  const table = query.propertyReferenceTable?.toLowerCase();
  return {
    items: rows
      .filter((row) => refersTo(owner, String(row.property_name), table))
      .map((row) => toItem(row, owner.fields[camel(String(row.property_name))])),
  };
}

/** `?propertyName=a&propertyName=b` arrives as a list. */
function refuseRepeated(query: Readonly<Record<string, unknown>>): void {
  const repeated = Object.keys(query).filter((key) => Array.isArray(query[key]));
  if (repeated.length) throw invalid([{ message: 'Give it once.', members: repeated }]);
}

/** Child rows that are edited together have one entry in the history of their parent. */
const collectionsOf = (actor: Actor, owner: AnyResource): Set<string> =>
  new Set(
    resources()
      .filter(({ name }) => can(actor, `${name}.list`))
      .flatMap(({ parent, fields }) =>
        parent && fields[parent.field]?.resource === owner.name ? [parent.as] : [],
      ),
  );

/** `propertyReferenceTable` keeps the changes of references to that resource. */
function refersTo(owner: AnyResource, column: string, table: string | undefined): boolean {
  if (!table) return true;
  const target = owner.fields[camel(column)]?.resource;
  const resource = resources().find((candidate) => candidate.name === target);
  if (!resource) return false;
  return [resource.name, resource.base, tableOf(resource)].some(
    (name) => name.toLowerCase() === table,
  );
}

function take(text: string | undefined): number {
  const number = Number(text ?? 100);
  if (!Number.isInteger(number) || number < 1) {
    throw invalid([{ message: 'Must be a whole number from 1.', members: ['maxResultCount'] }]);
  }
  return Math.min(number, 100);
}

/** An amount or a rate is a decimal string here too; the JSON of the history keeps it as a number. */
function valueOf(field: Field | undefined, value: unknown, word: unknown): unknown {
  if (!field || !isExact(field) || typeof word !== 'string') return value;
  return field.kind === 'money' ? word : trimmedDecimal(word);
}

const toItem = (row: Record<string, unknown>, field: Field | undefined) => ({
  propertyName: camel(String(row.property_name)),
  originalValue: valueOf(field, row.original_value, row.original_word),
  newValue: valueOf(field, row.new_value, row.new_word),
  originalValueExtraInfo: { text: row.original_text },
  newValueExtraInfo: { text: row.new_text },
  user: { id: row.user_id, displayName: row.user_text ?? 'System' },
  changeTime: row.change_time,
  executionTime: row.change_time,
});
