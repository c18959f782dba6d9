import { dayIn, fieldText, formatDate, formatsOf, recordTitle } from '#kernel/domain';
import { Refused, linkedRecord, withTenantLabels } from '#kernel/server';
import type { TaskRun } from '#kernel/server';
import type { CoverFacts } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { ownerOf } from '../reader/keep-made-file.ts';

/** What a case is known by; any other record is known by its title. */
const named = ['caseNo', 'claimantName'] as const;

/** Whose papers the brief holds, and the day on which it was made. */
export async function coverOf(
  { services, actor, id }: Pick<TaskRun, 'services' | 'actor' | 'id'>,
  [first]: readonly FileRow[],
): Promise<CoverFacts> {
  const formats = formatsOf(actor);
  const today = dayIn(formats.zone, services.now());
  const day = { label: 'Date', value: formatDate(today, formats.dateFormat) };
  const owner = first && ownerOf(first);
  if (!owner) return [day];
  const found = await linkedRecord(services, actor, owner, { requestId: `task:${id}` }).catch(
    nothingIfHidden,
  );
  if (!found) return [day];
  const { fields, label } = withTenantLabels(services, actor, found.resource);
  const known = named.flatMap((key) => {
    const field = fields[key];
    const value = field && fieldText(field, key, found.record, formats);
    return value ? [{ label: field.label, value }] : [];
  });
  const title = { label: label[0], value: recordTitle(found.resource, found.record) };
  return [...(known.length ? known : [title]), day];
}

/** Papers may be open to somebody who does not read their record. */
function nothingIfHidden(error: unknown): null {
  if (error instanceof Refused && error.code === 'notFound') return null;
  throw error;
}
