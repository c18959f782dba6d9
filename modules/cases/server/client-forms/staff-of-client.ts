import { clientStaffPoint } from '#parties/server';
import { asServer } from '#kernel/server';

const text = `select distinct pic_user_id as id from cases
  where client_id = $1::uuid and not is_closed and not is_deleted and pic_user_id is not null`;

/** G-066: whoever is in charge of an open case of the client hears of what the client returns. */
export const staffOfClient = clientStaffPoint.contribute((tx, clientId) =>
  asServer(tx, async () => (await tx.query<{ id: string }>(text, [clientId])).map(({ id }) => id)),
);
