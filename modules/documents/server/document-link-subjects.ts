import { findResource, resourceOfModule } from '#kernel/domain';
import { livingRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { linkSubjectPoint } from '#identity/server';
import { envelope } from '../domain/index.ts';
import { asFile, fileById } from './file-row.ts';

/** A file goes with the record that owns it; one in a tool or a log that has no records stands alone. */
export const fileOfLink = linkSubjectPoint.contribute({
  of: 'file',
  async find(tx, { id }) {
    const [found] = await tx.batch([fileById(id)]);
    const file = asFile(found?.rows[0]);
    if (!file) return null;
    const { name, ownerResource, ownerId } = file;
    const owner = ownerResource ? findResource(ownerResource) : undefined;
    if (!owner || !ownerId) return { name };
    const record = await livingRecord(tx, owner, ownerId);
    return record && { ...record, name };
  },
});

const aboutText = `select from_module as "fromModule", object_id as "objectId" from envelopes
  where id = $1::uuid and not is_deleted`;

type About = { fromModule: string | null; objectId: string | null };

async function isItsRecordThere(tx: Tx, { fromModule, objectId }: About): Promise<boolean> {
  const resource = resourceOfModule(fromModule ?? '');
  if (!resource || !objectId) return true;
  return (await livingRecord(tx, resource, objectId)) !== null;
}

/** Nobody signs about a record that was deleted. */
export const envelopeOfLink = linkSubjectPoint.contribute({
  of: envelope.name,
  async find(tx, { id }) {
    const [about] = await tx.query<About>(aboutText, [id]);
    const stands = about && (await isItsRecordThere(tx, about));
    return stands ? livingRecord(tx, envelope, id) : null;
  },
});
