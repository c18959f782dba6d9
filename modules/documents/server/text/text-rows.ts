import type { Statement, Tx } from '#kernel/server';
import type { FileTextState, PlacedWord } from '../../domain/index.ts';
import type { PageText } from './read-pages.ts';

export type TextRow = FileTextState & { readonly changedAt: string };

const stateColumns = `t.status, t.pages_done as "pagesDone", t.pages_total as "pagesTotal",
  t.pages_failed as "pagesFailed", t.reason, t.changed_at as "changedAt"`;

export const textState = (fileId: string): Statement => ({
  text: `select ${stateColumns} from file_texts t where t.file_id = $1::uuid`,
  values: [fileId],
  reads: true,
});

/** From the beginning, whatever was read before. */
export const startOver = (fileId: string): readonly Statement[] => [
  { text: 'delete from file_pages where file_id = $1::uuid and page > 0', values: [fileId] },
  {
    text: `delete from file_digests where file_id = $1::uuid and kind <> 'transcription'`,
    values: [fileId],
  },
  {
    text: `insert into file_texts (tenant_id, file_id) values (current_tenant(), $1::uuid)
      on conflict (tenant_id, file_id) do update set status = 'waiting', pages_done = 0,
        pages_total = null, pages_failed = 0, language = null, reason = null, changed_at = now()`,
    values: [fileId],
  },
];

const keepText = `with numbered as materialized (
    select next_page_bucket(current_tenant(), $3::int) as bucket where $3::int > 0)
  insert into file_pages (tenant_id, file_id, page, source, confidence, text, words, bucket, places)
  select current_tenant(), $1::uuid, p.page, p.source, p.confidence, p.text,
    to_tsvector('simple', page_words(p.text)), n.bucket, p.places
  from jsonb_to_recordset($2::jsonb) as p(page int, source text, confidence smallint, text text,
    places jsonb),
    numbered n
  on conflict (tenant_id, file_id, page) do update set source = excluded.source,
    confidence = excluded.confidence, text = excluded.text, words = excluded.words,
    bucket = excluded.bucket, places = excluded.places`;

const stepText = `update file_texts t set status = $2, pages_done = $3::int, pages_total = $4::int,
    pages_failed = $5::int, reason = $6, language = coalesce($7, language), changed_at = now()
  where t.file_id = $1::uuid returning ${stateColumns}`;

export type Step = Omit<FileTextState, 'pagesTotal'> & { readonly pagesTotal: number | null };

/** False: the file was removed meanwhile, and its text must not come back. */
export async function isStillKept(tx: Tx, fileId: string): Promise<boolean> {
  const text = `select 1 from files where id = $1::uuid and status = 'stored' for share`;
  return (await tx.query(text, [fileId])).length > 0;
}

/** What was read and how far it is, in one transaction. */
export async function keepStep(
  tx: Tx,
  fileId: string,
  step: Step,
  read: readonly PageText[] = [],
): Promise<void> {
  const written = read.filter(({ text }) => text);
  const language = written.some(({ source }) => source === 'ocr') ? 'eng' : null;
  const { status, pagesDone, pagesTotal, pagesFailed, reason } = step;
  await tx.batch([
    { text: keepText, values: [fileId, JSON.stringify(written), written.length] },
    {
      text: stepText,
      values: [fileId, status, pagesDone, pagesTotal, pagesFailed, reason, language],
    },
  ]);
}

export type KeptPage = {
  readonly page: number;
  readonly text: string;
  readonly source: 'text' | 'ocr';
  readonly confidence: number | null;
};

export type ScannedPage = {
  readonly page: number;
  readonly text: string;
  readonly places: readonly PlacedWord[] | null;
};

const mostScans = 1000;

/** Whoever calls has checked the right to read the file. */
export const scannedPagesOf = (fileId: string): Statement => ({
  text: `select p.page, p.text, p.places from file_pages p
    where p.file_id = $1::uuid and p.source = 'ocr' order by p.page limit ${mostScans}`,
  values: [fileId],
  reads: true,
});

const pagesText = `select p.page, p.text, p.source, p.confidence from file_pages p
  where p.file_id = $1::uuid and p.page between $2::int and $3::int order by p.page`;

/** The pages that have a text. Whoever calls has checked the right to read the file. */
export async function pageTextsOf(
  tx: Pick<Tx, 'batch'>,
  fileId: string,
  { from = 1, to = 1_000_000 }: { readonly from?: number; readonly to?: number } = {},
): Promise<readonly KeptPage[]> {
  const [found] = await tx.batch([{ text: pagesText, values: [fileId, Math.max(1, from), to] }]);
  return (found?.rows ?? []) as KeptPage[];
}
