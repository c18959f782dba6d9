import { waitingSignatures } from '#documents/server';
import type { WaitingSignature } from '#documents/server';
import type { Services, Tx } from '#kernel/server';
import { isOpenForm, isSignatureOf } from '../../../domain/index.ts';
import type { FormFacts, PortalForm, PortalSignature } from '../../../domain/index.ts';

type Row = Omit<PortalForm, 'isOpen' | 'signing'> & FormFacts;

/** A withdrawn form is only shown to whoever has answered it. */
const formsText = `select d.id, d.client_id as "clientId", d.name, d.kind, d.status, d.file_id as "fileId",
    d.asked_file_id as "askedFileId", d.attachment_type_id as "attachmentTypeId", d.is_active as "isActive", d.round::int as round,
    f.name as "fileName", f.size, f.content_type as "contentType", d.creation_time as "creationTime",
    d.answered_at as "answeredAt",
    case when d.status = 'sentBack' then d.send_back_reason end as reason,
    coalesce((select json_agg(json_build_object('id', p.file_id, 'name', p.name, 'size', g.size,
        'returnedAt', p.returned_at, 'scanState', g.scan_state) order by p.creation_time, p.id)
      from client_form_files p
      join files g on g.tenant_id = p.tenant_id and g.id = p.file_id::uuid and g.status = 'stored'
      where p.tenant_id = d.tenant_id and p.document_id = d.id and not p.is_deleted
        and (p.round = d.round or p.returned_at is not null)), '[]'::json) as pages
  from client_documents d
  join files f on f.tenant_id = d.tenant_id and f.id = d.file_id and f.status = 'stored'
  where d.client_id = $1::uuid and d.kind = 'form' and d.is_active and not d.is_deleted
    and (d.status <> 'withdrawn' or d.answered_at is not null)
  order by d.status in ('waiting', 'sentBack') desc, d.creation_time desc, d.id limit 100`;

const meText = `select email, full_name as "fullName" from clients where id = $1::uuid`;

type Me = { readonly email: string | null; readonly fullName: string };

/** What waits for the signature of this very person. */
export async function ownSignatures(
  tx: Tx,
  services: Services,
  clientId: string,
  formIds: readonly string[],
): Promise<readonly WaitingSignature[]> {
  const [me] = await tx.query<Me>(meText, [clientId]);
  if (!me?.email) return [];
  const person = { clientId, fullName: me.fullName, formIds };
  const waiting = await waitingSignatures(tx, me.email, services.now());
  return waiting.filter((one) => isSignatureOf(one, person));
}

const shownForm = (row: Row, signatures: readonly WaitingSignature[]): PortalForm => {
  const {
    clientId: _,
    kind: _kind,
    fileId: _file,
    askedFileId: _asked,
    attachmentTypeId: _type,
    isActive: _a,
    ...form
  } = row;
  const found = signatures.find(({ objectId }) => objectId === row.id);
  const isOpen = isOpenForm(row);
  const signing = found && isOpen ? { signerId: found.signerId, expiresAt: found.expiresAt } : null;
  return { ...form, isOpen, signing };
};

/** The forms of a client, those that wait first, and whatever else they are to sign. */
export async function portalForms(
  tx: Tx,
  services: Services,
  clientId: string,
): Promise<{ readonly forms: PortalForm[]; readonly signatures: PortalSignature[] }> {
  const rows = await tx.query<Row>(formsText, [clientId]);
  const ids = rows.map(({ id }) => id);
  const waiting = await ownSignatures(tx, services, clientId, ids);
  const others = waiting.filter(({ objectId }) => !ids.includes(objectId ?? ''));
  return {
    forms: rows.map((row) => shownForm(row, waiting)),
    signatures: others.map(({ signerId, title, expiresAt }) => ({
      signerId,
      title: title ?? 'A document',
      expiresAt,
    })),
  };
}
