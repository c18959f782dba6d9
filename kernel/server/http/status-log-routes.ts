import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resourceNamed, workflows } from '#kernel/domain';
import type { AnyWorkflow } from '#kernel/domain';
import { Refused } from '../refused.ts';
import { directly } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import { readStatement } from '../resource/read-sql.ts';
import type { Services } from '../services.ts';

type LogRequest = FastifyRequest<{ Params: { id: string } }>;

const logText = `select move, axis, from_state, to_state, note, user_id, user_name, occurred_at
  from status_log where resource = $1 and record_id = $2::uuid
  order by occurred_at desc, id desc limit 100`;

/** Who moved the record, when and why. Whoever may read the record may read its status log. */
export function addStatusLogRoutes(app: FastifyInstance, services: Services): void {
  for (const workflow of workflows()) {
    const resource = resourceNamed(workflow.on.name);
    app.get<{ Params: { id: string } }>(
      `/app/${resource.base}/:id/status-log`,
      {
        config: {
          policy: { ability: `${resource.name}.read` },
          reads: { resource: resource.name, operation: 'statusLog' },
        },
      },
      (request) => readLog(services, request, workflow),
    );
  }
}

async function readLog(services: Services, request: LogRequest, workflow: AnyWorkflow) {
  const { actor, params } = request;
  const resource = resourceNamed(workflow.on.name);
  if (!isUuid(params.id)) throw new Refused('notFound');
  const [record, entries] = await directly(services, actor, resource, request.id).batch([
    readStatement(actor, resource, params.id, { fields: [] }),
    { text: logText, values: [resource.name, params.id] },
  ]);
  if (!record?.raw) throw new Refused('notFound');
  const items = (entries?.rows ?? []).map((row) => toItem(workflow, row));
  return { items, totalCount: items.length };
}

function toItem({ axes, moves }: AnyWorkflow, row: Record<string, unknown>) {
  const states = axes[String(row.axis)]?.states ?? {};
  const words = (state: unknown) => (state === null ? null : (states[String(state)] ?? state));
  return {
    move: row.move,
    label: moves[String(row.move)]?.label ?? row.move,
    axis: row.axis,
    from: row.from_state,
    fromText: words(row.from_state),
    to: row.to_state,
    toText: words(row.to_state),
    note: row.note,
    user: { id: row.user_id, displayName: row.user_name ?? 'System' },
    time: row.occurred_at,
  };
}
