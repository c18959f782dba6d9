import { systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import type { HealthReport } from '#platform/domain';
import { healthCheckPoint } from '#platform/server';
import { transportTo } from './transport.ts';

const queueText = `select count(*) filter (where status = 'queued')::int as queued,
    extract(epoch from now() - min(creation_time) filter (where status = 'queued'))::float8 as age,
    count(*) filter (where status = 'failed' and last_modification_time > now() - interval '1 day')::int as failed,
    count(*) filter (where status in ('sent', 'kept') and last_modification_time > now() - interval '1 day')::int as settled
  from emails_tracking`;

type Queue = { queued: number; age: number | null; failed: number; settled: number };

const nothing: Queue = { queued: 0, age: null, failed: 0, settled: 0 };
const late = 15 * 60;

const minutes = (seconds: number) => `${Math.round(seconds / 60)} min`;

/** C-036. Nothing is sent: the server is greeted and left again. */
const mailServerCheck = healthCheckPoint.contribute({
  name: 'email',
  async check({ config }): Promise<HealthReport> {
    const { smtpUrl, dkim } = config;
    if (!smtpUrl) {
      return {
        state: 'off',
        sentence: 'No mail server is set. Mail is kept and can be read under Emails Tracking.',
        facts: { Mode: 'kept' },
      };
    }
    const began = performance.now();
    await transportTo({ smtpUrl, dkim }).verify();
    const { hostname, protocol } = new URL(smtpUrl);
    return {
      state: 'ok',
      sentence: 'The mail server answers and accepts our sign-in.',
      facts: {
        Server: hostname,
        Encrypted: protocol === 'smtps:' ? 'from the start' : 'when offered',
        Signed: dkim ? `DKIM for ${dkim.domainName}` : 'no',
        'Answer in ms': Math.round(performance.now() - began),
      },
    };
  },
});

/** C-038: what waits, how long, and what went wrong since yesterday. */
const mailQueueCheck = healthCheckPoint.contribute({
  name: 'email-service',
  async check({ hostDb }) {
    const [found] = await hostDb.batch(systemContext(hostTenantId), [{ text: queueText }]);
    const queue = found?.rows[0] as Queue | undefined;
    const { queued, age, failed, settled } = queue ?? nothing;
    const isLate = (age ?? 0) > late;
    return {
      state: isLate || failed > 0 ? 'warning' : 'ok',
      sentence: isLate
        ? `Mail has been waiting for ${minutes(age ?? 0)}.`
        : failed > 0
          ? `${failed} of the last day's mails could not be delivered.`
          : 'Mail leaves without delay.',
      facts: {
        Waiting: queued,
        Oldest: age === null ? null : minutes(age),
        'Settled since yesterday': settled,
        'Failed since yesterday': failed,
      },
    };
  },
});

export const mailChecks = [mailServerCheck, mailQueueCheck];
