import type { InputOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import {
  searchAppointment,
  searchClinicArea,
  searchOnDemand,
  searchPage,
  searchPlaces,
} from '../../domain/index.ts';
import { mostPlaces, suggestPlaces } from '#platform/domain';
import { placesBeginning } from '#platform/server';
import { clinicsAround } from './clinic-area.ts';
import { findSessions } from './find-sessions.ts';
import { keptSearch } from './save-search.ts';
import { specialistsOnDemand } from './on-demand-specialists.ts';
import { resolveSearch } from './resolve-search.ts';
import { showSessions } from './sessions-with-slots.ts';

/** The paging is no part of what was asked for. */
function split(input: InputOf<typeof searchAppointment>) {
  const { sorting, skipCount, maxResultCount, isRepeat, ...criteria } = input;
  return {
    criteria,
    sorting: sorting ?? 'date',
    skip: skipCount ?? 0,
    take: maxResultCount ?? searchPage,
    isRepeat: isRepeat ?? false,
  };
}

export const searchHandlers = [
  handle(searchAppointment, async ({ tx, actor, services, input, write }) => {
    const { criteria, sorting, skip, take, isRepeat } = split(input);
    const searching = await resolveSearch({ tx, actor, services, input: criteria });
    const { sessions, isCapped } = await findSessions(tx, searching, sorting);
    if (skip === 0 && !isRepeat) await write(await keptSearch(tx, searching, sessions.length));
    const shown = sessions.slice(skip, skip + take).map(({ id }) => id);
    return {
      items: await showSessions(tx, searching, shown),
      totalCount: sessions.length,
      isCapped,
      dateFrom: searching.plan.days.from,
      dateTo: searching.plan.days.to,
    };
  }),
  handle(searchOnDemand, async ({ tx, actor, services, input }) => {
    const { criteria, skip, take } = split(input);
    const searching = await resolveSearch({ tx, actor, services, input: criteria });
    return specialistsOnDemand(tx, searching, skip, take);
  }),
  handle(searchPlaces, async ({ tx, input }) => ({
    items: suggestPlaces(input.q, await placesBeginning(tx, input.q), mostPlaces),
  })),
  handle(searchClinicArea, async ({ tx, actor, services, input }) =>
    clinicsAround(tx, await resolveSearch({ tx, actor, services, input })),
  ),
];
