import { accept, refuse } from '#kernel/domain';
import { decideEach, defineRule, hiddenRowsById } from '#kernel/server';
import { clientDocument } from '../../../domain/index.ts';

type Facts = { readonly id: string; readonly isDeleted: boolean; readonly hasPages: boolean };

const text = `select d.id, d.is_deleted as "isDeleted", exists (select 1 from client_form_files p
    where p.tenant_id = d.tenant_id and p.document_id = d.id and not p.is_deleted) as "hasPages"
  from client_documents d where d.id = any($1::uuid[])`;

export const formWithPagesStays = defineRule({
  name: 'parties.formWithPagesStays',
  sentence:
    'Decision 166: a form with pages is not removed, also where the office does not see them yet.',
  on: clientDocument,
  when: ['remove'],
  facts: hiddenRowsById<Facts>(text),
  decide: decideEach((_before, after) =>
    accept(after?.isDeleted === true && after.hasPages && refuse('inUse')),
  ),
});
