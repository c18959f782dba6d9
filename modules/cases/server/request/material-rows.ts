import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { Actor, PlainDate } from '#kernel/domain';
import { bandFor, caseTypeOf, countedPages, daysOf, promisedFor } from '../../domain/index.ts';
import type { Band, CaseRecord, CaseType } from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';

type FileRow = {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string | null;
  readonly pages: number | null;
};

const columns = `f.id, f.name as "fileName", f.content_type as "contentType",
    f.number_of_pages::integer as pages`;

/** C-118: what was given to a case, without the copies that were made of it. */
const ofCaseText = `select ${columns} from files f
  where f.status = 'stored' and f.owner_resource = $1 and f.owner_id = $2::uuid
    and f.owner_property is null and f.source_file_id is null
  order by f.creation_time, f.id limit 500`;

const chosenText = `select g.id as "rowId", ${columns} from request_files g
  join files f on f.tenant_id = g.tenant_id and f.id = g.file_id::uuid and f.status = 'stored'
  where g.case_id = $1::uuid and not g.is_deleted order by g.creation_time, g.id`;

type ChosenFile = FileRow & { readonly rowId: string };

export const chosenFiles = (tx: Tx, caseId: string): Promise<ChosenFile[]> =>
  tx.query<ChosenFile>(chosenText, [caseId]);

const originText = `select case_type as "caseType", case_no as "caseNo" from cases
  where id = $1::uuid and not is_deleted`;

type Origin = {
  readonly shown: { readonly id: string; readonly caseNo: string; readonly segment: string };
  readonly files: readonly FileRow[];
};

/** The origin case with its documents; nothing of it for whoever does not see it. */
async function originOf(tx: Tx, actor: Actor, record: CaseRecord): Promise<Origin | null> {
  const { originCaseId } = record;
  if (typeof originCaseId !== 'string') return null;
  const [row] = await tx.query<{ caseType: string; caseNo: string }>(originText, [originCaseId]);
  const type = caseTypeOf(row?.caseType ?? '');
  if (!row || !type) return null;
  const link = { fromModule: type.key, objectId: originCaseId };
  const isSeen = await linkedCase(tx, actor, link).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );
  if (!isSeen) return null;
  const files = await tx.query<FileRow>(ofCaseText, [type.resource.name, originCaseId]);
  const { segment } = type.resource;
  return { shown: { id: originCaseId, caseNo: row.caseNo, segment }, files };
}

type OfferedFile = FileRow & { readonly isOrigin: boolean };

/** What may go along: documents of the origin first, then those of the case itself. */
export async function offeredFiles(tx: Tx, actor: Actor, type: CaseType, record: CaseRecord) {
  const origin = await originOf(tx, actor, record);
  const own = await tx.query<FileRow>(ofCaseText, [type.resource.name, record.id]);
  const offered: readonly OfferedFile[] = [
    ...(origin?.files ?? []).map((file) => ({ ...file, isOrigin: true })),
    ...own.map((file) => ({ ...file, isOrigin: false })),
  ];
  return { origin: origin?.shown ?? null, offered };
}

const bandsText = `select pages_up_to::integer as "pagesUpTo", business_days::integer as "businessDays",
    urgent_days::integer as "urgentDays"
  from turnaround_bands where case_type = $1 and not is_deleted`;

/** Typed pages count before counted ones. */
export const pagesOf = (record: CaseRecord, chosen: readonly FileRow[]): number =>
  record.pagesReason ? Number(record.pages ?? 0) : countedPages(chosen);

export async function turnaroundOf(
  tx: Tx,
  type: CaseType,
  record: CaseRecord,
  { pages, today }: { pages: number; today: PlainDate },
) {
  const bands = await tx.query<Band>(bandsText, [type.key]);
  const band = bandFor(bands, pages);
  const isUrgent = record.isUrgent === true;
  return (
    band && {
      businessDays: daysOf(band, isUrgent),
      promisedFor: promisedFor(band, isUrgent, today),
    }
  );
}
