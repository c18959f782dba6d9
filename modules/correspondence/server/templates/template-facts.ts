import type { Actor, AnyResource } from '#kernel/domain';
import { formatDate } from '#kernel/domain';
import { Refused, defineExtensionPoint, linkedRecord } from '#kernel/server';
import type { LinkedRecord, Services, Tx } from '#kernel/server';

export type TemplateFacts = {
  /** By the first word of the variables: `{ client: { fullName } }`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** To whom a mail about it goes, where there is one. */
  readonly destination: string | null;
  /** Where what stands under a first word is filled in: `{ client: '/view/clients/detail/…' }`. */
  readonly opens?: Readonly<Record<string, string>>;
};

/** `{ insurerItemId }` */
export type Beside = Readonly<Record<string, string | null | undefined>>;

export type FactsCall = { readonly tx: Tx; readonly actor: Actor; readonly services: Services };

/**
 * What a template may say of a record. A later module contributes one for each kind
 * it has, and adds what it alone knows of the kinds of earlier ones.
 */
export type TemplateFactsSource = {
  /** The spelling of the wire: `SPECIALIST`. */
  readonly module: string;
  /**
   * The record was read with the rights of the caller. `beside` names rows of the record, by the
   * parameters of section 7.3; one that is not of this record is not found.
   */
  read(call: FactsCall, record: LinkedRecord['record'], beside: Beside): Promise<TemplateFacts>;
};

export const templateFactsPoint = defineExtensionPoint<TemplateFactsSource>(
  'correspondence.templateFacts',
);

const bare = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** D6: unknown, foreign and hidden records, and kinds that nobody tells of, are the same refusal. */
export async function templateFacts(
  call: FactsCall,
  module: string,
  id: string,
  beside: Beside = {},
): Promise<Required<TemplateFacts>> {
  const sources = templateFactsPoint
    .of(call.services)
    .filter((one) => bare(one.module) === bare(module));
  if (!sources.length) throw new Refused('notFound');
  const { record, resource } = await linkedRecord(call.services, call.actor, { module, id });
  const told: TemplateFacts[] = [];
  for (const source of sources) told.push(await source.read(call, record, beside));
  return {
    data: Object.assign({}, ...told.map(({ data }) => data)) as TemplateFacts['data'],
    destination: told.find(({ destination }) => destination)?.destination ?? null,
    opens: Object.assign(
      { '': screenOf(resource, id) },
      ...told.map(({ opens }) => opens),
    ) as Record<string, string>,
  };
}

/** Where a record is read and filled in. */
export const screenOf = (resource: Pick<AnyResource, 'segment'>, id: string): string =>
  `/view/${resource.segment}/detail/${id}`;

/** A tenant without a name still signs its mails. */
const namelessPractice = 'The practice';

const practiceText = `select coalesce(shown_name, '') as name, email, website
  from platform_tenants where id = current_tenant()`;

/** What every template knows; nobody's name where it leaves by itself. */
export async function practiceData(
  tx: Tx,
  services: Services,
  actor: Actor | null,
): Promise<Readonly<Record<string, unknown>>> {
  const [tenant] = await tx.query<{ name: string; email: string | null; website: string | null }>(
    practiceText,
  );
  const [user] = actor
    ? await tx.query<{ email: string | null }>('select email from accounts where id = $1::uuid', [
        actor.userId,
      ])
    : [];
  const day = services.now().toISOString().slice(0, 10);
  return {
    tenant: { ...tenant, name: tenant?.name || namelessPractice },
    staff: actor ? { fullName: actor.name, email: user?.email ?? null } : {},
    date: formatDate(day, 'D MMMM YYYY'),
  };
}
