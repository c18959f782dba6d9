import { usersInRole } from '#identity/server';
import { addBusinessDays, can, dayIn } from '#kernel/domain';
import type { Actor, AskedChoice } from '#kernel/domain';
import { Refused, writeBySystem } from '#kernel/server';
import type { RuleCall, Tx } from '#kernel/server';
import { raiseAction } from '#correspondence/server';
import {
  actionKey,
  choicesFor,
  decideImpact,
  forBookingsName,
  isForBookings,
  isMovedBy,
  optionsFor,
  previewImpact,
  reasonOf,
  standAfterMove,
  standOf,
} from '../../domain/index.ts';
import type { ActionToRaise, BookingChange, Names, Reach } from '../../domain/index.ts';
import { findAffected } from './find-affected.ts';
import { namesFor, whyNotThere } from './move-along.ts';

/** More than a person reads; the number says the rest. */
const mostShown = 200;

/** The changes that reach somebody, with whom they reach. */
export async function findReaches(
  tx: Tx,
  actor: Actor | null,
  changes: readonly BookingChange[],
  now: Date,
): Promise<Reach[]> {
  const reaches: Reach[] = [];
  for (const change of changes) {
    const found = await findAffected(tx, actor, change, now);
    const people =
      change.kind === 'sessionMoves'
        ? found.filter((one) => isMovedBy(one, change.before, change.after))
        : found;
    if (people.length) reaches.push({ change, people });
  }
  return reaches;
}

export const namesIn = (tx: Tx, reaches: readonly Reach[]): Promise<Names> =>
  namesFor(
    tx,
    reaches.flatMap(({ change }) => (change.kind === 'sessionMoves' ? [change.after] : [])),
  );

export const counted = (reaches: readonly Reach[]): number =>
  reaches.reduce((sum, { people }) => sum + people.length, 0);

const areAffected = (count: number): string =>
  count === 1 ? '1 appointment is' : `${count} appointments are`;

/** Whom it affects, with before and after, as far as the caller may read it. */
export function impactOf(reaches: readonly Reach[], names: Names) {
  const total = counted(reaches);
  return {
    title: `${areAffected(total)} affected`,
    total,
    people: reaches
      .flatMap(({ change, people }) =>
        people.map((one) => ({
          id: one.isReadable ? one.id : null,
          reference: one.isReadable ? one.reference : null,
          client: one.isReadable ? one.client : null,
          company: one.isReadable ? one.company : null,
          caseManager: one.isReadable ? one.caseManager : null,
          reason: reasonOf(change),
          before: standOf(one),
          after:
            change.kind === 'sessionMoves'
              ? standAfterMove(one, change.before, change.after, names)
              : null,
        })),
      )
      .slice(0, mostShown),
  };
}

const choiceAsked = (reaches: readonly Reach[], names: Names): AskedChoice => ({
  name: forBookingsName,
  options: optionsFor(reaches, choicesFor(reaches)),
  about: impactOf(reaches, names),
});

/** What has begun is history: it stays where it was, and so does its session. */
function refuseBegun(reaches: readonly Reach[], now: Date): void {
  const hasBegun = reaches.some(
    ({ change, people }) =>
      change.kind === 'sessionMoves' &&
      people.some(
        ({ dateFrom, status }) =>
          Date.parse(dateFrom) <= now.getTime() || !['booked', 'confirmed'].includes(status),
      ),
  );
  if (hasBegun) throw new Refused('sessionBegan');
}

async function refuseUnbookable(tx: Tx, reaches: readonly Reach[]): Promise<void> {
  for (const reach of reaches) {
    const reason = await whyNotThere(tx, reach, ({ timeZone, dateFrom }) =>
      dayIn(timeZone, new Date(dateFrom)),
    );
    if (reason) throw new Refused('cannotMoveAlong', { values: { reason } });
  }
}

/** Whoever changes it does what is left to do; a specialist leaves it to whoever runs the practice. */
export async function assigneeFor(tx: Tx, actor: Actor | null): Promise<string | null> {
  if (actor && can(actor, previewImpact.ability)) return actor.userId;
  const [first] = [...(await usersInRole(tx, 'ADMIN_STAFF')), ...(await usersInRole(tx, 'STAFF'))];
  return first ?? null;
}

async function raiseActions(
  { tx, actor, services }: Pick<RuleCall, 'tx' | 'actor' | 'services'>,
  actions: readonly ActionToRaise[],
): Promise<void> {
  if (!actions.length) return;
  const assignedUserId = await assigneeFor(tx, actor);
  if (!assignedUserId) return;
  const dueDate = addBusinessDays(dayIn('Australia/Sydney', services.now()), 1);
  for (const { appointmentId, title, note, reference, claimant } of actions) {
    await raiseAction(tx, services, {
      key: actionKey(appointmentId),
      title,
      note,
      assignedUserId,
      dueDate,
      fromModule: 'APPOINTMENT',
      objectId: appointmentId,
      objectReferenceName: reference,
      claimantName: claimant,
    });
  }
}

/** Asks what shall become of those whom the changes reach, and does it. False: nobody is affected. */
export async function followChanges(
  call: Omit<RuleCall, 'answers' | 'isEdit'>,
  changes: readonly BookingChange[],
  code: 'bookingsAffected' | 'sessionHasBookings' = 'bookingsAffected',
): Promise<boolean> {
  const { tx, actor, services, choice } = call;
  const now = services.now();
  const reaches = await findReaches(tx, actor, changes, now);
  if (!reaches.length) return false;
  refuseBegun(reaches, now);
  await refuseUnbookable(tx, reaches);
  const allowed = choicesFor(reaches);
  // The server's own work has nobody to ask; it leaves the last choice for people to look at.
  const chosen = choice ?? (actor ? null : (allowed.at(-1) ?? null));
  if (!isForBookings(chosen) || !allowed.includes(chosen)) {
    throw new Refused(code, {
      values: { people: areAffected(counted(reaches)) },
      choice: choiceAsked(reaches, await namesIn(tx, reaches)),
    });
  }
  const { decision, actions } = decideImpact(reaches, chosen, now.toISOString());
  await writeBySystem({ tx, services }, decision);
  await raiseActions(call, actions);
  return true;
}
