import type { AnyResource, Decision, Html, Money, PlainDate } from '#kernel/domain';
import { accept } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Contribution, Services, Statement, Tx } from '#kernel/server';
import type { DueStep, Reminded, ReminderKind } from '../../domain/index.ts';
import type { Mail } from '../queue-mail.ts';

export type Recipient =
  | { readonly way: 'mail' | 'sms'; readonly to: string }
  | { readonly way: 'notice' | 'task'; readonly userId: string; readonly name: string };

export type ReadAt = {
  readonly tx: Tx;
  readonly services: Services;
  /** Of the practice; a record may have a place of its own. */
  readonly zone: string;
  /** It is read again to be sent: whoever changes it meanwhile waits. */
  readonly isLocked: boolean;
};

export type Turn<F, S> = {
  readonly tx: Tx;
  readonly services: Services;
  readonly facts: F;
  readonly step: S;
  readonly today: PlainDate;
};

/** The words of a mail and where they come from; the rest of the mail follows from the record. */
export type ReminderLetter = Pick<Mail, 'subject' | 'templateKey' | 'confidential'> & {
  readonly render: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type RemindersInput<F extends Reminded, R, S extends DueStep> = {
  readonly kind: ReminderKind;
  readonly on: AnyResource;
  /**
   * What may be due on one of these days, of all tenants: `"tenantId"` and `id`. It may find too much,
   * for `due` decides; what it leaves out is never reminded of.
   */
  readonly candidates: (from: PlainDate, until: PlainDate) => Statement;
  /** The ladder where the tenant keeps it in a table of rules; one that stands in the code needs none. */
  readonly rules?: (tx: Tx) => Promise<readonly R[]>;
  readonly read: (at: ReadAt, ids: readonly string[]) => Promise<readonly F[]>;
  /** Pure: the steps that are due on the day at the place of the record. Sent ones are left out later. */
  readonly due: (facts: F, today: PlainDate, rules: readonly R[]) => readonly S[];
  /** Why nobody is reminded of it although it is due: disputed, on hold, not to be reminded. */
  readonly stopWhen?: (facts: F, today: PlainDate) => string | null;
  /** Nobody: it stays due, and is tried again with the next hour. */
  readonly recipients: (turn: Turn<F, S>) => Promise<readonly Recipient[]>;
  /** For recipients by mail. */
  readonly letter?: (turn: Turn<F, S>) => ReminderLetter;
  /** For recipients by mail and SMS whose words depend on more than a template. */
  readonly send?: (turn: Turn<F, S>, to: string) => Promise<unknown>;
  /** For recipients by notification. */
  readonly notice?: (turn: Turn<F, S>) => { readonly title: string; readonly content: Html };
  /** What is kept of the money that it was about. */
  readonly figures?: (
    turn: Turn<F, S>,
  ) => Promise<{ readonly amount: Money; readonly totalAmount?: Money }>;
  /** What else happens together with it: a count, a status, an action for somebody. */
  readonly then?: (turn: Turn<F, S>, recipients: readonly Recipient[]) => Promise<Decision>;
};

/** One step of one record, ready to be looked at or sent. */
export type ReadyStep = DueStep & {
  recipients(): Promise<readonly Recipient[]>;
  letter(): ReminderLetter | null;
  send: ((to: string) => Promise<unknown>) | null;
  notice(): { readonly title: string; readonly content: Html } | null;
  figures(): Promise<{ readonly amount?: Money; readonly totalAmount?: Money }>;
  then(recipients: readonly Recipient[]): Promise<Decision>;
};

export type Prepared = {
  readonly facts: Reminded;
  stopped(today: PlainDate): string | null;
  due(today: PlainDate): readonly ReadyStep[];
};

/** A definition whose own types are closed over. */
export type Reminders = {
  readonly kind: ReminderKind;
  readonly on: string;
  readonly candidates: (from: PlainDate, until: PlainDate) => Statement;
  prepare(at: ReadAt, ids: readonly string[]): Promise<readonly Prepared[]>;
};

export const remindersPoint = defineExtensionPoint<Reminders>('correspondence.reminders');

function readyStep<F extends Reminded, R, S extends DueStep>(
  given: RemindersInput<F, R, S>,
  turn: Turn<F, S>,
): ReadyStep {
  const { send } = given;
  return {
    step: turn.step.step,
    occasion: turn.step.occasion,
    stepName: turn.step.stepName,
    recipients: () => given.recipients(turn),
    letter: () => given.letter?.(turn) ?? null,
    send: send ? (to) => send(turn, to) : null,
    notice: () => given.notice?.(turn) ?? null,
    figures: async () => (await given.figures?.(turn)) ?? {},
    then: async (recipients) => (await given.then?.(turn, recipients)) ?? accept(),
  };
}

/**
 * What a reminder is about, when it is due, whom it goes to and when it stops. The log, sent once, the
 * office hours of the place, stops and the preview come with it; it stands in `contributes`.
 */
export const defineReminders = <F extends Reminded, R, S extends DueStep>(
  given: RemindersInput<F, R, S>,
): Contribution =>
  remindersPoint.contribute({
    kind: given.kind,
    on: given.on.name,
    candidates: given.candidates,
    async prepare(at, ids) {
      const { tx, services } = at;
      const rules = (await given.rules?.(tx)) ?? [];
      const found = await given.read(at, ids);
      return found.map((facts) => ({
        facts,
        stopped: (today) => given.stopWhen?.(facts, today) ?? null,
        due: (today) =>
          given
            .due(facts, today, rules)
            .map((step) => readyStep(given, { tx, services, facts, step, today })),
      }));
    },
  });
