import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { publicReason, recruitmentStatuses, whyUnbookable } from '../domain/index.ts';
import type { RecruitmentStatus } from '../domain/index.ts';
import { isStopped, partiesServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const tenantId = randomUUID();

/** Few days, so that their edges meet often. */
const dayNumber = fc.integer({ min: 0, max: 6 });
const dayAt = (number: number) => addDays('2026-03-01', number);
const kept = fc.record({ isActive: fc.boolean(), isDeleted: fc.boolean() });

const facts = fc.record({
  day: dayNumber,
  specialist: fc.record({
    recruitmentStatus: fc.constantFrom(
      ...(Object.keys(recruitmentStatuses) as RecruitmentStatus[]),
    ),
    contractFrom: fc.option(dayNumber),
    contractDays: fc.option(dayNumber),
    leaves: fc.array(fc.tuple(dayNumber, fc.integer({ min: 0, max: 2 }), fc.boolean()), {
      maxLength: 3,
    }),
    kept,
  }),
  centre: fc.option(fc.record({ receiveBooking: fc.boolean(), kept })),
  company: fc.option(
    fc.record({ exclusion: fc.constantFrom('none', 'deleted', 'held' as const), kept }),
  ),
});
type Facts = typeof facts extends fc.Arbitrary<infer F> ? F : never;

const isKept = ({ isActive, isDeleted }: { isActive: boolean; isDeleted: boolean }) =>
  isActive && !isDeleted;

function contractOf({ contractFrom: from, contractDays: days }: Facts['specialist']) {
  return {
    onboardedDate: from === null ? null : dayAt(from),
    onboardedEndDate: days === null ? null : dayAt((from ?? 0) + days),
  };
}

const byRule = ({ day, specialist, centre, company }: Facts) =>
  whyUnbookable({
    day: dayAt(day),
    specialist: {
      ...contractOf(specialist),
      isActive: isKept(specialist.kept),
      recruitmentStatus: specialist.recruitmentStatus,
      leaves: specialist.leaves
        .filter(([, , isDeleted]) => !isDeleted)
        .map(([start, length]) => ({ startDate: dayAt(start), endDate: dayAt(start + length) })),
    },
    centre: centre && { isActive: isKept(centre.kept), receiveBooking: centre.receiveBooking },
    company: company && {
      isActive: isKept(company.kept),
      hasExcluded: company.exclusion === 'held',
    },
  });

const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
  const keys = Object.keys(row);
  return {
    text: `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, at) => `$${at + 1}`).join(', ')})`,
    values: Object.values(row),
  };
};

/** The same facts as rows, and what the database says of them. */
async function bySql({ day, specialist, centre, company }: Facts) {
  const [specialistId, centreId, companyId] = [randomUUID(), randomUUID(), randomUUID()];
  const keptRow = (given: Facts['specialist']['kept']) => ({
    is_active: given.isActive,
    is_deleted: given.isDeleted,
  });
  const own = () => ({ tenant_id: tenantId, id: randomUUID() });
  const { onboardedDate, onboardedEndDate } = contractOf(specialist);
  const isExcluding = specialist.recruitmentStatus === 'EXCLUDING';
  const answers = await server.services.db.batch({ tenantId }, [
    insert('specialists', {
      ...own(),
      id: specialistId,
      first_name: 'Ann',
      last_name: 'Other',
      recruitment_status: specialist.recruitmentStatus,
      exclusion_reason: isExcluding ? 'unpaidDebt' : null,
      onboarded_date: onboardedDate,
      onboarded_end_date: onboardedEndDate,
      ...keptRow(specialist.kept),
    }),
    ...specialist.leaves.map(([start, length, isDeleted]) =>
      insert('specialist_leaves', {
        ...own(),
        specialist_id: specialistId,
        start_date: dayAt(start),
        end_date: dayAt(start + length),
        is_deleted: isDeleted,
      }),
    ),
    ...(centre
      ? [
          insert('centres', {
            ...own(),
            id: centreId,
            name: centreId,
            ownership_type: 'mlpOwned',
            receive_booking: centre.receiveBooking,
            ...keptRow(centre.kept),
          }),
        ]
      : []),
    ...(company
      ? [
          insert('companies', {
            ...own(),
            id: companyId,
            name: companyId,
            business_type: 'insurer',
            ...keptRow(company.kept),
          }),
          ...(company.exclusion === 'none'
            ? []
            : [
                insert('company_excluded_specialists', {
                  ...own(),
                  company_id: companyId,
                  specialist_id: specialistId,
                  reason: 'Conflict',
                  is_deleted: company.exclusion === 'deleted',
                }),
              ]),
        ]
      : []),
    {
      text: `select b.reasons, b.public_reasons as "publicReasons", ${isStopped([])} as "isStopped"
        from party_bookability($1, $2, $3, $4) b`,
      values: [specialistId, centre && centreId, company && companyId, dayAt(day)],
    },
  ]);
  return answers.at(-1)?.rows;
}

test('the database and the rule say the same of any facts', async () => {
  await fc.assert(
    fc.asyncProperty(facts, async (given) => {
      const reasons = byRule(given);

      expect(await bySql(given)).toEqual([
        {
          reasons,
          publicReasons: [...new Set(reasons.map(publicReason))].toSorted(
            (a, b) => Number(b === 'specialistInactive') - Number(a === 'specialistInactive'),
          ),
          isStopped: reasons.some((reason) => reason !== 'contractEnded'),
        },
      ]);
    }),
    { numRuns: 300 },
  );
});

test('a specialist of another tenant has no answer', async () => {
  const id = randomUUID();
  const name = { first_name: 'Ann', last_name: 'Other' };
  const ask = {
    text: `select * from party_bookability($1, null, null, '2026-03-01')`,
    values: [id],
  };
  const { db } = server.services;
  const [, own] = await db.batch({ tenantId }, [
    insert('specialists', { tenant_id: tenantId, id, ...name }),
    ask,
  ]);
  const [foreign] = await db.batch({ tenantId: randomUUID() }, [ask]);

  expect(own?.rows).toHaveLength(1);
  expect(foreign?.rows).toEqual([]);
});
