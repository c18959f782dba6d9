import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { decideExpiry, decideReminder, hasEverybodySigned } from '../../domain/index.ts';
import { completeEnvelopeJob } from './complete-envelope.ts';
import { lockEnvelope } from './read-envelope.ts';
import { writeEvidenceJob } from './write-evidence.ts';

type Due = {
  readonly tenantId: string;
  readonly id: string;
  readonly why: 'complete' | 'expire' | 'remind' | 'evidence';
};

/** A signal that was lost is made up for; one that is only late does no harm twice. */
const dueText = `
  select e.tenant_id as "tenantId", e.id, 'complete' as why from envelopes e
  where e.status in ('sent', 'delivered') and not e.is_deleted and e.provider = 'own'
    and e.last_modification_time < $1::timestamptz - interval '1 minute'
    and not exists (select from envelope_signers s where s.tenant_id = e.tenant_id
      and s.envelope_id = e.id and not s.is_deleted and s.status <> 'signed')
  union all
  select e.tenant_id, e.id, 'expire' from envelopes e
  where e.status in ('sent', 'delivered') and not e.is_deleted and e.expires_at <= $1::timestamptz
  union all
  select e.tenant_id, e.id, 'remind' from envelopes e
  join envelope_signers s on s.tenant_id = e.tenant_id and s.envelope_id = e.id
    and s.status in ('invited', 'opened') and not s.is_deleted
  where e.status in ('sent', 'delivered') and not e.is_deleted and e.expires_at > $1::timestamptz
    and e.remind_every_days is not null
    and coalesce(s.reminded_at, s.invited_at) + make_interval(days => e.remind_every_days::int)
      <= $1::timestamptz
  union all
  select e.tenant_id, e.id, 'evidence' from envelopes e
  where e.status = 'completed' and e.provider = 'own' and e.evidence_file_id is null
    and not e.is_deleted and e.completed_at < $1::timestamptz - interval '10 minutes'
    and e.completed_at > $1::timestamptz - interval '1 day'
  limit 1000`;

const follow = (services: Services, { tenantId, id, why }: Due): Promise<void> =>
  services.db.transaction(systemContext(tenantId, `envelope:${id}`), async (tx) => {
    const { envelope, signers } = await lockEnvelope(tx, id);
    const job = { tenantId, envelopeId: id };
    const now = services.now().toISOString();
    if (why === 'evidence') await services.jobs.enqueue(tx, writeEvidenceJob, job);
    else if (hasEverybodySigned(signers)) await services.jobs.enqueue(tx, completeEnvelopeJob, job);
    else {
      const decision =
        why === 'expire'
          ? decideExpiry(envelope, signers, now)
          : decideReminder(envelope, signers, null, now);
      if (decision.kind === 'accepted') await writeBySystem({ tx, services }, decision);
    }
  });

/** Reminders, envelopes that ran out, and whatever got lost on the way. */
export const followEnvelopes = defineJob({
  name: 'follow-envelopes',
  cron: '* * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: dueText, values: [services.now()] },
    ]);
    for (const due of (found?.rows ?? []) as Due[]) {
      signal.throwIfAborted();
      await follow(services, due);
    }
  },
});
