import { accept, refuse } from '#kernel/domain';
import { asServer, defineGuard } from '#kernel/server';

type Facts = { readonly isDeleted: boolean; readonly hasPages: boolean };

const text = `select d.is_deleted as "isDeleted", exists (select 1 from client_form_files p
    where p.tenant_id = d.tenant_id and p.document_id = d.id and not p.is_deleted) as "hasPages"
  from client_documents d where d.id = $1::uuid`;

/** Decision 166: a form with pages stays, also where the office does not see them yet. */
export const formGuard = defineGuard<Facts>({
  facts: async (tx, id) => (await asServer(tx, () => tx.query<Facts>(text, [id])))[0] ?? null,
  decide: (_actor, _before, after) =>
    accept(after?.isDeleted === true && after.hasPages && refuse('inUse')),
});
