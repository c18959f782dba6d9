import { acrossTenants } from '../../db/context.ts';
import type { Services } from '../../services.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import { digestOfArchive, writeArchive } from './archive-file.ts';
import { restPart } from './audit-parts.ts';
import { auditParts, newestIn, partFacts, rowsOfPart } from './part-facts.ts';
import type { PartFacts } from './part-facts.ts';

type Needed = Pick<Services, 'hostDb' | 'storage' | 'maintenance'>;

export type ArchiveRules = {
  readonly now: Date;
  /** So many whole months stay in the database. */
  readonly monthsKept: number;
  /** So many more stay as files; 0: for ever. */
  readonly monthsArchived: number;
  readonly signal?: AbortSignal;
};

/** Files of nobody's tenant lie in the folder of the host. */
const place = acrossTenants.tenantId;

const monthStart = (now: Date, back: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));

const insertText = `insert into audit_archives (part, first_at, last_at, first_xid, first_id, last_xid,
    last_id, row_count, storage_key, sha256)
  values ($1, $2, $3, $4::xid8, $5::bigint, $6::xid8, $7::bigint, $8::bigint, $9, $10)`;

const knownText = 'select row_count from audit_archives where part = $1 and last_id = $2::bigint';

/** Answers the parts that left. One that is in use now is left for the next night. */
export async function archiveAudit(services: Needed, rules: ArchiveRules): Promise<string[]> {
  await services.maintenance.makeAuditMonths(rules.now);
  const before = monthStart(rules.now, rules.monthsKept);
  const left: string[] = [];
  for (const part of await auditParts(services.hostDb)) {
    if (rules.signal?.aborted) break;
    const newest = await newestIn(services.hostDb, part);
    if (!newest || newest >= before) continue;
    const facts = await partFacts(services.hostDb, part);
    if (facts.unsealed > 0) continue;
    await keepPart(services, facts);
    await services.maintenance.dropAuditPart(part);
    left.push(part);
  }
  await pruneArchives(services, rules);
  return left;
}

/** Written, read back and compared before anything is dropped. */
async function keepPart({ hostDb, storage }: Needed, facts: PartFacts): Promise<void> {
  const part = facts.part === restPart ? `${restPart}_${facts.lastId}` : facts.part;
  const [known] = await hostDb.batch(acrossTenants, [
    { text: knownText, values: [part, facts.lastId] },
  ]);
  if (Number(known?.rows[0]?.['row_count'] ?? -1) === facts.rows) return;
  const key = newStorageKey(place);
  const written = await writeArchive(storage, key, rowsOfPart(hostDb, facts.part));
  const found = await digestOfArchive(storage, key);
  if (written.rows !== facts.rows || found.rows !== facts.rows || found.sha256 !== written.sha256) {
    await storage.delete(key);
    throw new Error(`The file of ${part} does not hold what the audit log holds`);
  }
  const { firstAt, lastAt, firstXid, firstId, lastXid, lastId, rows } = facts;
  const values = [
    part,
    firstAt,
    lastAt,
    firstXid,
    firstId,
    lastXid,
    lastId,
    rows,
    key,
    found.sha256,
  ];
  await hostDb.batch(acrossTenants, [{ text: insertText, values }]);
}

const oldText = `select part, storage_key as "storageKey" from audit_archives
  where pruned_at is null and last_at < $1::timestamptz`;
const prunedText = 'update audit_archives set pruned_at = now() where part = $1';

async function pruneArchives({ hostDb, storage }: Needed, rules: ArchiveRules): Promise<void> {
  if (!rules.monthsArchived) return;
  const before = monthStart(rules.now, rules.monthsKept + rules.monthsArchived);
  const [old] = await hostDb.batch(acrossTenants, [{ text: oldText, values: [before] }]);
  for (const { part, storageKey } of (old?.rows ?? []) as { part: string; storageKey: string }[]) {
    await hostDb.batch(acrossTenants, [{ text: prunedText, values: [part] }]);
    await storage.delete(storageKey);
  }
}
