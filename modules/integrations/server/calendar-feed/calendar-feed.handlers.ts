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

async function add(
  { tx, services, actor }: Asked,
  kind: LinkDefinition,
  subjectId: string,
  names: boolean,
) {
  // A feed shows what its issuer may see in this tenant; the host has no account here.
  if (tx.context.tenantId !== actor.tenantId) throw new Refused('notPermitted');
  const text = aliveText[kind.name];
  if (text && !seesAll(actor)) throw new Refused('notPermitted');
  if (text && !(await tx.query(text, [subjectId])).length) throw new Refused('notFound');
  const payload = { names: names ? 'yes' : 'no' };
  const { id, url, expiresAt } = await makeLink(tx, services, kind, { subjectId, payload });
  return { id, url, expiresAt };
}

const own = handle(addOwnCalendarFeed, ({ input, ...asked }) =>
  add(asked, ownCalendarLink, asked.actor.userId, input.names === true),
);

const ofSpecialist = handle(addSpecialistCalendarFeed, ({ input, ...asked }) =>
  add(asked, specialistCalendarLink, input.specialistId, input.names === true),
);

const ofCentre = handle(addCentreCalendarFeed, ({ input, ...asked }) =>
  add(asked, centreCalendarLink, input.centreId, input.names === true),
);

const list = handle(listCalendarFeeds, async ({ tx, services }) => {
  const links = await ownLinks(tx, services, calendarLinks);
  return {
    items: links.map(({ kind, payload, ...link }) => ({
      ...link,
      label: findLinkDefinition(kind)?.label ?? kind,
      withNames: payload['names'] === 'yes',
    })),
  };
});

const withdraw = handle(withdrawCalendarFeed, async ({ tx, services, params }) => {
  const id = params['feedId'] ?? '';
  const isGone = isUuid(id) && (await withdrawOwnLink(tx, services, calendarLinks, id));
  if (!isGone) throw new Refused('notFound');
});

export const calendarFeedHandlers = [own, ofSpecialist, ofCentre, list, withdraw];
