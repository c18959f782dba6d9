import { Refused, answer, auditedOperations, handle, isUuid } from '#kernel/server';
import type { Handler, Services } from '#kernel/server';
import { connectionState, listConnectionCalls, listConnections } from '../../domain/index.ts';
import type { ConnectionCall, ConnectionItem } from '../../domain/index.ts';
import { pageOf } from '../paging.ts';
import { connectorPoint, operatorSettings } from './bound-connector.ts';
import type { BoundConnector } from './bound-connector.ts';

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly region: string;
  readonly state: 'connected' | 'disconnected';
  readonly stateReason: string | null;
  readonly pausedUntil: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastFailureAt: string | null;
  readonly lastFailure: string | null;
  readonly hasOwn: boolean;
};

const listText = `select id::text as id, kind, region, state, state_reason as "stateReason",
    paused_until as "pausedUntil", last_success_at as "lastSuccessAt", last_failure_at as "lastFailureAt",
    last_failure as "lastFailure", client_secret is not null or refresh_token is not null as "hasOwn"
  from connections where tenant_id = current_tenant() order by kind, owner`;

const isoOf = (at: string | null): string | null => at && new Date(at).toISOString();

/** Set up by the operator alone: a practice brings nothing of its own. */
const isOfOperator = ({ connector: { auth } }: BoundConnector): boolean =>
  auth.kind === 'apiKey' || auth.kind === 'jwtGrant';

function itemOf(services: Services, bound: BoundConnector, row: Row | null): ConnectionItem {
  const { kind, label } = bound.connector;
  const settings = operatorSettings(bound, services.config, row?.region ?? '');
  const isSetUp =
    settings !== null &&
    (isOfOperator(bound) || row?.hasOwn === true || Boolean(settings.clientId));
  const facts = {
    isSetUp,
    state: row?.state ?? null,
    pausedUntil: isoOf(row?.pausedUntil ?? null),
    lastSuccessAt: isoOf(row?.lastSuccessAt ?? null),
    lastFailureAt: isoOf(row?.lastFailureAt ?? null),
  };
  const state = connectionState(facts, services.now().toISOString());
  const isIll = state === 'failing' || state === 'paused' || state === 'disconnected';
  const { pausedUntil, lastSuccessAt, lastFailureAt } = facts;
  const reason = isIll ? (row?.stateReason ?? row?.lastFailure ?? null) : null;
  return {
    id: row?.id ?? null,
    kind,
    label,
    state,
    reason,
    pausedUntil,
    lastSuccessAt,
    lastFailureAt,
  };
}

type AuditRow = Awaited<ReturnType<typeof auditedOperations>>['items'][number];

/** What `noteOutsideCall` wrote. */
function callOf({ id, at, who, detail }: AuditRow): ConnectionCall {
  const facts = detail as Pick<ConnectionCall, 'method' | 'path' | 'status' | 'ms' | 'failure'>;
  const { method, path, status, ms, failure } = facts;
  return { id, at: new Date(at).toISOString(), who, method, path, status, ms, failure };
}

export const connectionHandlers: readonly Handler[] = [
  handle(listConnections, async ({ tx, services }) => {
    const rows = await tx.query<Row>(listText);
    const items = connectorPoint.of(services).flatMap((bound) => {
      const own = rows.filter(({ kind }) => kind === bound.connector.kind);
      return own.length
        ? own.map((row) => itemOf(services, bound, row))
        : [itemOf(services, bound, null)];
    });
    return { items };
  }),

  handle(listConnectionCalls, async ({ tx, params, input }) => {
    const id = params['id'];
    if (!isUuid(id)) throw new Refused('notFound');
    const [known] = await tx.query('select from connections where id = $1', [id]);
    if (!known) throw new Refused('notFound');
    const asked = { recordId: id, operation: 'outsideCall', ...pageOf(input) };
    const { items, total } = await auditedOperations(tx, asked);
    return answer({ items: items.map(callOf), totalCount: total });
  }),
];
