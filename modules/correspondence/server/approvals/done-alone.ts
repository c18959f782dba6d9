import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import type { AnyResource } from '#kernel/domain';
import type { ApprovalKindName } from '../../domain/index.ts';

const mend = { words: 'Let a second person look at it, and undo what they do not agree to.' };

/** SQL: nobody but the person who asked agreed to it about then, by the clock of the database. */
export const agreedByNobody = (kind: ApprovalKindName, record: string, at: string): string =>
  `not exists (select from correspondence_agreed g where g.kind = '${kind}' and g.record_id in (${record})
    and g.at between ${at} - interval '1 minute' and ${at} + interval '1 minute')`;

type Alone = {
  /** The module, and what somebody did alone. */
  readonly name: string;
  readonly sentence: string;
  readonly find: string;
  readonly opens: AnyResource;
};

/** Finds what one person did alone although the tenant had listed it at that time. */
export const fourEyes = (alone: Alone): Invariant => defineInvariant({ ...alone, mend });

type Changes = {
  readonly kind: ApprovalKindName;
  readonly resource: string;
  readonly properties: readonly string[];
  /** The records as `t` with `name`. */
  readonly records: string;
  /** SQL: the record whose page shows it, where these have none. */
  readonly shownOn?: string;
  /** SQL: whether two were needed at the time of the change `p`. */
  readonly listed: string;
};

/** Of the history: who changed these properties of a record, and nobody agreed. */
export const changedAlone = ({
  kind,
  resource,
  properties,
  records,
  shownOn = 't.id',
  listed,
}: Changes): string =>
  `select distinct on (t.id) ${shownOn} as id, t.name, coalesce(a.name, 'Somebody') as by,
      to_char(p.change_time, 'DD/MM/YYYY') as day
    from ${records} join property_changes p on p.tenant_id = t.tenant_id and p.record_id = t.id
    left join accounts a on a.tenant_id = p.tenant_id and a.id = p.user_id
    where p.resource = '${resource}' and p.user_id is not null
      and p.property_name in (${properties.map((property) => `'${property}'`).join(', ')})
      and ${agreedByNobody(kind, 't.id::text', 'p.change_time')} and ${listed}
    order by t.id, p.change_time desc`;

export const listedAt = (key: string, at: string): string =>
  `platform_setting_at('${key}', ${at}) = 'true'`;

export const limitAt = (key: string, at: string): string =>
  `nullif(platform_setting_at('${key}', ${at}), '')::numeric`;
