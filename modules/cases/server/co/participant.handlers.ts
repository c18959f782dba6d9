import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { decideParticipants, saveParticipants } from '../../domain/index.ts';
import { companyOf, whoCannotBeChosen } from './who-cannot-be-chosen.ts';
import { showPoll } from './show-poll.ts';

type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
};

const specialistsText = `select id, titled_name as name, email
  from party_specialists where id = any($1::uuid[])`;

const namesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  const rows = ids.length ? await tx.query<Person>(specialistsText, [ids]) : [];
  return new Map(rows.map((row) => [row.id, row]));
};

/** A specialist is called and written to as their record says, unless the line says otherwise. */
export const participantsHandler = handle(saveParticipants, async (call) => {
  const { tx, actor, services, record, input, write } = call;
  const ids = input.items.flatMap(({ specialistId }) => specialistId ?? []);
  const known = await namesOf(tx, ids);
  const items = input.items.map((item) => {
    const specialist = known.get(item.specialistId ?? '');
    return {
      id: item.id ?? null,
      role: item.role,
      specialistId: item.specialistId ?? null,
      name: specialist?.name ?? item.name ?? '',
      email: item.email ?? specialist?.email ?? null,
      phone: item.phone ?? null,
      isRequired: item.isRequired ?? true,
    };
  });
  const unbookable = await whoCannotBeChosen({ tx, actor, services }, ids, companyOf(record));
  await write(decideParticipants(record, items, { unbookable }));
  return showPoll(tx, actor, record);
});
