import { expect, test } from 'vitest';
import { asSuperuser, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';
import { sessionStatement } from './find-sessions.ts';
import { resolveSearch } from './resolve-search.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer], database: 'own' });

/** Many, so that looking at them all is dearer than the index; written past the triggers, in one go. */
const fill = (tenantId: string, specialistId: string, centreId: string) => `
  insert into appointment_sessions (tenant_id, id, specialist_id, centre_id, time_zone, date_from, date_to,
      session_status, total_slots, free_slots)
    select '${tenantId}', gen_random_uuid(), '${specialistId}', '${centreId}', 'Australia/Sydney', at, at + interval '20 minutes',
      'available', 1, 1
    from generate_series('2030-01-01'::timestamptz, '2030-03-31', interval '30 minutes') at;
  analyze`;

test('the search walks its index in order, through views and the function of the parties', async () => {
  const practice = await aPractice(server);
  const { tenantId, userId, specialistId, centreId, companyId } = practice;
  const { actor } = server.signedIn({
    tenantId,
    userId,
    roles: ['CASE_MANAGER'],
    ids: { companyId: [companyId] },
  });
  await asSuperuser(server.ownerUrl, fill(tenantId, specialistId, centreId));

  const plan = await server.services.db.transaction({ tenantId }, async (tx) => {
    const input = { dateFrom: '2030-01-01', dateTo: '2030-03-31' };
    const searching = await resolveSearch({ actor, tx, services: server.services, input });
    const { text, values } = sessionStatement(searching, () => [], null);
    const rows = await tx.query(`explain (costs off) ${text}`, values);
    return rows.map((row) => String(Object.values(row)[0])).join('\n');
  });

  expect(plan).toContain('Index Scan using appointment_sessions_free on appointment_sessions');
  // The view and the function name the same specialist: PostgreSQL looks it up once.
  expect(plan.match(/ on specialists /g)).toHaveLength(1);
  expect(plan).not.toMatch(/Sort|Function Scan|Subquery Scan on (?!d\b)/);
});
