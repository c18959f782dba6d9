import { accountsIn } from '#identity/demo';
import type { Instant } from '#kernel/domain';
import { randomOf } from '#kernel/server';
import type { DemoFacts, Random, SeedRow } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import type { DemoCase } from '../cases/case-rows.ts';

type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly userId: string | null;
};

/** A case of the demo that has papers, with the people around it. */
export type PaperCase = {
  readonly own: string;
  readonly demo: DemoCase;
  readonly claimant: Omit<Person, 'userId'>;
  readonly claimNo: string | null;
  readonly injuredOn: string | null;
  readonly companyId: string;
  readonly manager: Person | null;
  readonly specialist: Person;
  readonly staffId: string;
  readonly typistId: string | null;
  readonly now: number;
  readonly random: Random;
  /** When the case made this move; nothing: it has not. */
  at(move: string): Instant | undefined;
};

/** So many of each step: those of the demo's own specialist and case manager first. */
const ofEachStep = 3;

/** The specialist reads the brief now: each of these has one. */
export const withBrief: readonly string[] = ['paperworkSent', 'fileReview'];

const text = (row: SeedRow = {}, key = ''): string | null =>
  (row[key] as string | null | undefined) ?? null;

const personOf = (row: SeedRow, name: string, email: string | null): Person => ({
  id: String(row['id']),
  name,
  email: email ?? '',
  userId: text(row, 'user_id'),
});

const lastAt = ({ path, createdAt }: DemoCase): Instant => path.at(-1)?.at ?? createdAt;

export function paperCases(
  tenant: TenantName,
  facts: DemoFacts,
  cases: readonly DemoCase[],
): PaperCase[] {
  const own = tenantId(tenant);
  const byId = (table: string) => new Map(facts.rowsIn(table, own).map((row) => [row['id'], row]));
  const [specialists, managers] = [byId('specialists'), byId('case_managers')];
  const accounts = accountsIn(tenant);
  const userOf = (who: string) => accounts.find((account) => account.who === who)?.id ?? null;
  const peopleOf = ({ appointment, client }: DemoCase) => ({
    doctor: specialists.get(appointment['specialist_id']),
    manager: managers.get(client['case_manager_id']),
  });
  const rank = (one: DemoCase): string => {
    const { doctor, manager } = peopleOf(one);
    const isOwn = text(doctor, 'user_id') !== null || text(manager, 'user_id') !== null;
    return `${isOwn ? 1 : 0} ${lastAt(one)}`;
  };
  const chosen = [...Map.groupBy(cases, ({ step }) => step)].flatMap(([step, ofStep]) =>
    ofStep
      .toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))
      .slice(0, withBrief.includes(step) ? ofStep.length : ofEachStep),
  );
  return chosen.flatMap((demo): PaperCase[] => {
    const { doctor, manager } = peopleOf(demo);
    if (!doctor) return [];
    const { client, path, by } = demo;
    const name = `${String(client['first_name'])} ${String(client['last_name'])}`;
    const titled = `${String(doctor['title'])} ${String(doctor['full_name'])}`;
    return [
      {
        own,
        demo,
        claimant: { id: String(client['id']), name, email: text(client, 'email') ?? '' },
        claimNo: text(client, 'claim_no'),
        injuredOn: text(client, 'injury_date'),
        companyId: String(client['company_id']),
        manager:
          manager === undefined
            ? null
            : personOf(manager, String(manager['full_name']), text(manager, 'email')),
        specialist: personOf(doctor, titled, text(doctor, 'business_email')),
        staffId: by.id,
        typistId: userOf('typist'),
        now: facts.now.getTime(),
        random: randomOf('papers', demo.id),
        at: (move) => path.find((step) => step.move === move)?.at,
      },
    ];
  });
}

/** So many hours later, if that has been. */
export function hoursAfter(at: Instant, hours: number, now: number): Instant | null {
  const time = Date.parse(at) + hours * 3_600_000;
  return time <= now ? new Date(time).toISOString() : null;
}
