import { Refused, isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { FormFacts, FormFile } from '../../../domain/index.ts';

export type FormClient = {
  readonly isActive: boolean;
  readonly hasPortal: boolean;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

export type StoredForm = FormFacts & {
  readonly name: string;
  readonly senderId: string | null;
  readonly client: FormClient;
};

const formText = `select d.id, d.client_id as "clientId", d.name, d.kind, d.status, d.file_id as "fileId",
    d.asked_file_id as "askedFileId", d.attachment_type_id as "attachmentTypeId",
    d.is_active as "isActive", d.round::int as round,
    d.sender_id as "senderId", json_build_object('isActive', c.is_active and not c.is_deleted,
      'hasPortal', c.user_id is not null, 'email', c.email, 'firstName', c.first_name,
      'lastName', c.last_name) as client
  from client_documents d join clients c on c.tenant_id = d.tenant_id and c.id = d.client_id
  where d.id = $1::uuid and not d.is_deleted for update of d`;

/** Locked: of two tabs that answer at once the second sees what the first has done. */
export async function lockForm(tx: Tx, id: string): Promise<StoredForm | null> {
  const [form] = isUuid(id) ? await tx.query<StoredForm>(formText, [id]) : [];
  return form ?? null;
}

/** A client's own form; another client's is not there, like one that nobody has. */
export async function lockOwnForm(tx: Tx, id: string, clientId: string): Promise<StoredForm> {
  const form = await lockForm(tx, id);
  const isShown = form?.isActive === true && form.kind === 'form' && form.fileId !== null;
  if (!isShown || form.clientId !== clientId || !form.client.isActive)
    throw new Refused('notFound');
  return form;
}

export type StoredPage = FormFile & { readonly fileId: string };

const pagesText = `select p.id, p.file_id as "fileId", p.name, p.returned_at as "returnedAt",
    f.scan_state = 'infected' as "isInfected"
  from client_form_files p
  join files f on f.tenant_id = p.tenant_id and f.id = p.file_id::uuid and f.status = 'stored'
  where p.document_id = $1::uuid and p.round = $2 and not p.is_deleted order by p.creation_time, p.id`;

/** The pages of the round that is open now. */
export const pagesOf = (tx: Tx, { id, round }: Pick<FormFacts, 'id' | 'round'>) =>
  tx.query<StoredPage>(pagesText, [id, round]);
