import type { Params } from '#kernel/server';
import { isStopped } from '#parties/server';
import { australianStates } from '#platform/domain';
import type { AustralianState } from '#platform/domain';
import type { ResolvedSearch } from './resolve-search.ts';

type ValueKind = 'specialty' | 'accreditation' | 'language';

const linked = (kind: ValueKind, ids: readonly string[], params: Params): string =>
  `exists (select 1 from party_specialist_values x where x.tenant_id = p.tenant_id
    and x.specialist_id = p.id and x.kind = '${kind}' and x.value_id = any(${params.add(ids, '::uuid[]')}))`;

/** An address says NSW or New South Wales, as people type it. */
export const stateIs = (column: string, state: AustralianState, params: Params): string =>
  `upper(${column}) = any(${params.add([state, australianStates[state].toUpperCase()], '::text[]')})`;

/** What a specialist `p` must be. */
export function specialistConditions(searching: ResolvedSearch, params: Params): string[] {
  const { input, schemeAccreditationIds: forScheme } = searching;
  return [
    ...(input.specialistId ? [`p.id = ${params.add(input.specialistId, '::uuid')}`] : []),
    ...(input.specialtyIds?.length ? [linked('specialty', input.specialtyIds, params)] : []),
    ...(input.accreditationIds?.length
      ? [linked('accreditation', input.accreditationIds, params)]
      : []),
    ...(forScheme ? [linked('accreditation', forScheme, params)] : []),
    ...(input.languageId ? [linked('language', [input.languageId], params)] : []),
  ];
}

/** The statement has a session `s`; what the parties say of its day is `b`. */
export const bookability = (searching: ResolvedSearch, params: Params): string =>
  `cross join lateral party_bookability(s.specialist_id, s.centre_id, ${params.add(searching.companyId, '::uuid')},
    (s.date_from at time zone s.time_zone)::date) b`;

/** Excluded specialists are shown to the company, last and with its reason. */
const bookableConditions = ({ isPractice, input }: ResolvedSearch): string[] => [
  ...(isPractice ? [] : ['not b.contract_ended']),
  ...(input.includeUnavailable ? [] : [`not ${isStopped(['excludedByCompany'])}`]),
];

const reservations = `select 1 from appointment_sessions__reserved_for_companies r
  where r.tenant_id = s.tenant_id and r.owner_id = s.id`;

/** B-401. Staff who have not said for whom they book see what is reserved, with the reason. */
function reservedCondition(searching: ResolvedSearch, params: Params): string[] {
  const { isPractice, companyId, input } = searching;
  if (isPractice && (!companyId || input.includeUnavailable)) return [];
  const mine = `exists (${reservations} and r.target_id = ${params.add(companyId, '::uuid')})`;
  // Of a full or held session the status does not tell that it was reserved.
  return [`(not exists (${reservations}) or ${mine})`];
}

/** By video there is no distance, unless a place is insisted on. */
function placeConditions(searching: ResolvedSearch, params: Params): string[] {
  const { input, centreIds } = searching;
  const orVideo = (condition: string) =>
    (input.isVideoAppointment ?? null) === null
      ? `(${condition} or s.is_video_appointment)`
      : condition;
  if (input.isVideoAppointment) return ['s.is_video_appointment'];
  return [
    ...(input.isVideoAppointment === false ? ['not s.is_video_appointment'] : []),
    ...(centreIds ? [orVideo(`s.centre_id = any(${params.add(centreIds, '::uuid[]')})`)] : []),
    ...(input.state ? [orVideo(stateIs('c.state', input.state, params))] : []),
  ];
}

/** A session lasts a day at most. One that has begun is found as long as a slot of it is still ahead. */
const notOver = (from: string): string[] => [
  `s.date_from >= ${from} - interval '1 day'`,
  `s.date_to > ${from}`,
  `(s.date_from >= ${from} or exists (select 1 from appointment_slots l where l.tenant_id = s.tenant_id
    and l.session_id = s.id and l.state <> 'booked' and l.starts_at > ${from}))`,
];

/** What a session `s` at a centre `c` must be; `b` says whether it can be booked. */
export function sessionConditions(searching: ResolvedSearch, params: Params): string[] {
  const { input, plan } = searching;
  const isSellable = plan.statuses.every((one) => one === 'available' || one === 'reserved');
  const type = input.consultationType;
  const types = type === 'inPerson' || type === 'telehealth' ? [type, 'both'] : [type];
  return [
    's.tenant_id = current_tenant()',
    'not s.is_deleted',
    ...(isSellable ? ['s.free_slots > 0'] : []),
    `s.session_status = any(${params.add(plan.statuses, '::text[]')})`,
    ...notOver(params.add(plan.from, '::timestamptz')),
    `s.date_from <= ${params.add(plan.to, '::timestamptz')}`,
    ...(type ? [`s.consultation_type = any(${params.add(types, '::text[]')})`] : []),
    ...(input.centreId ? [`s.centre_id = ${params.add(input.centreId, '::uuid')}`] : []),
    ...placeConditions(searching, params),
    ...reservedCondition(searching, params),
    ...bookableConditions(searching),
  ];
}
