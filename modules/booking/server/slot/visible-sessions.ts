import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import {
  appointment,
  appointmentSession,
  booksForAnyCompany,
  bookSlot,
} from '../../domain/index.ts';
import type { Slot } from '../../domain/index.ts';
import { visibleCompanies } from './customer-companies.ts';

const listAbility = 'appointmentSession.list';

/** Kept for nobody, or for one of these companies. */
const notForOthers = (alias: string, companies: string): string => {
  const kept = `select 1 from appointment_sessions__reserved_for_companies r
    where r.tenant_id = ${alias}.tenant_id and r.owner_id = ${alias}.id`;
  return `(not exists (${kept}) or exists (${kept} and r.target_id = any(${companies})))`;
};

/**
 * B-401: conditions on the sessions that somebody sees. Whoever may list sessions sees those of their
 * scope; whoever books sees what is not kept for others. None: every session.
 */
export function visibleSessions(actor: Actor, params: Params, alias = 's'): string[] {
  const listed = scopeSql(actor, appointmentSession, listAbility, params, alias);
  if (!listed.length) return [];
  const books = !scopeSql(actor, appointmentSession, bookSlot.ability, new Params(), alias).length;
  if (!books) return listed;
  const companies = params.add(visibleCompanies(actor), '::uuid[]');
  return [`(${[...listed, notForOthers(alias, companies)].join(' or ')})`];
}

/** Does nothing hide a session from them? */
export const seesEverySession = (actor: Actor): boolean =>
  !scopeSql(actor, appointmentSession, listAbility, new Params()).length;

/** Whether what a row says of a specialist is for the eyes of somebody who may list sessions. */
export const mayReadOfSpecialist = (actor: Actor, params: Params, alias: string): string =>
  scopeSql(actor, appointmentSession, listAbility, params, alias)[0] ?? 'true';

/** Whether an appointment may be read, as its list does; else only that the time is taken. */
export const mayReadAppointment = (actor: Actor, params: Params, alias = 'a'): string => {
  const [condition] = scopeSql(actor, appointment, 'appointment.list', params, alias);
  return condition ? `coalesce(${condition}, false)` : 'true';
};

/** Who holds a slot: the practice reads every name, anybody else that somebody holds it. */
export const nameOfHolder = (actor: Actor, params: Params): string =>
  booksForAnyCompany(actor)
    ? 'l.held_by_name'
    : `case when l.held_by_id = ${params.add(actor.userId, '::uuid')} then l.held_by_name end`;

export const maySeeHolder = (actor: Actor, { heldById }: Pick<Slot, 'heldById'>): boolean =>
  booksForAnyCompany(actor) || heldById === actor.userId;
