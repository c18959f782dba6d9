import { defineJob } from '../../jobs/definitions.ts';
import { archiveAudit } from './archive-audit.ts';

/** At night in Sydney, after the events were forgotten. */
export const archiveAuditJob = defineJob({
  name: 'audit.archive',
  cron: '50 16 * * *',
  expireInSeconds: 3600,
  async run(_data, services, signal) {
    const { auditMonthsKept: monthsKept, auditMonthsArchived: monthsArchived } = services.config;
    const left = await archiveAudit(services, {
      now: services.now(),
      monthsKept,
      monthsArchived,
      signal,
    });
    if (left.length) services.log.info({ parts: left }, 'audit: months went to files');
  },
});
