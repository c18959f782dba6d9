import { appointment } from '#booking/domain';
import { makeLink, ownLinks, withdrawOwnLink } from '#identity/server';
import { findLinkDefinition } from '#kernel/domain';
import type { Actor, LinkDefinition } from '#kernel/domain';
import { Params, Refused, handle, isUuid, scopeSql } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  addCentreCalendarFeed,
  addOwnCalendarFeed,
  addSpecialistCalendarFeed,
  calendarLinks,
  centreCalendarLink,
  listCalendarFeeds,
  ownCalendarLink,
  specialistCalendarLink,
  withdrawCalendarFeed,
} from '../../domain/index.ts';

type Asked = { readonly tx: Tx; readonly services: Services; readonly actor: Actor };

/** Whoever sees only some appointments has the own feed: it holds just those. */
const seesAll = (actor: Actor): boolean =>
  !scopeSql(actor, appointment, 'appointment.list', new Params()).length;

const aliveText: Readonly<Record<string, string>> = {
  [specialistCalendarLink.name]: 'select from party_specialists where id = $1::uuid',
  [centreCalendarLink.name]: 'select from party_centres where id = $1::uuid',
};

async function add({ tx, services, actor }: Asked, kind: LinkDefinition, subjectId: string) {
  // A feed shows what its issuer may see in this tenant; the host has no account here.
  if (tx.context.tenantId !== actor.tenantId) throw new Refused('notPermitted');
  const text = aliveText[kind.name];
  if (text && !seesAll(actor)) throw new Refused('notPermitted');
  if (text && !(await tx.query(text, [subjectId])).length) throw new Refused('notFound');
  const { id, url, expiresAt } = await makeLink(tx, services, kind, { subjectId });
  return { id, url, expiresAt };
}

const own = handle(addOwnCalendarFeed, (asked) => add(asked, ownCalendarLink, asked.actor.userId));

const ofSpecialist = handle(addSpecialistCalendarFeed, ({ input, ...asked }) =>
  add(asked, specialistCalendarLink, input.specialistId),
);

const ofCentre = handle(addCentreCalendarFeed, ({ input, ...asked }) =>
  add(asked, centreCalendarLink, input.centreId),
);

const list = handle(listCalendarFeeds, async ({ tx, services }) => {
  const links = await ownLinks(tx, services, calendarLinks);
  return {
    items: links.map(({ kind, ...link }) => ({
      ...link,
      label: findLinkDefinition(kind)?.label ?? kind,
    })),
  };
});

const withdraw = handle(withdrawCalendarFeed, async ({ tx, services, params }) => {
  const id = params['feedId'] ?? '';
  const isGone = isUuid(id) && (await withdrawOwnLink(tx, services, calendarLinks, id));
  if (!isGone) throw new Refused('notFound');
});

export const calendarFeedHandlers = [own, ofSpecialist, ofCentre, list, withdraw];
