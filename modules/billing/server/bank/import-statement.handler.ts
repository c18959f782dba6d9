import { createHash } from 'node:crypto';
import { exact, formatDate, formatsOf } from '#kernel/domain';
import { Refused, answer, handle, newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { BrokenBankFile, decideStatement, importStatement, newLines } from '../../domain/index.ts';
import type { BankFile } from '../../domain/index.ts';
import { todayOf } from '../receipts/today-of.ts';
import { lineKeys, parseBankFile } from './file/parse-bank-file.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function read(content: string): BankFile {
  try {
    return parseBankFile(content);
  } catch (error) {
    if (!(error instanceof BrokenBankFile)) throw error;
    const { line, why } = error;
    throw new Refused('bankFileBroken', { values: { line, why } });
  }
}

const sameText = `select imported_on::text as day, file_name as "fileName" from bank_statements
  where content_hash = $1 and not is_deleted`;

const knownText = `select line_key as key from bank_lines
  where line_key = any($1::text[]) and not is_deleted`;

/** Imports wait for each other: the second of two sees the lines of the first. */
const lockText = `select pg_advisory_xact_lock(hashtextextended('bank import ' || current_tenant(), 0))`;

async function knownKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ key: string }>(knownText, [keys]);
  return new Set(rows.map(({ key }) => key));
}

export const importHandler = handle(
  importStatement,
  async ({ tx, actor, services, input, write }) => {
    const file = read(input.content);
    const contentHash = hashOf(input.content);
    await tx.query(lockText);
    const [same] = await tx.query<{ day: string; fileName: string }>(sameText, [contentHash]);
    if (same) {
      const day = formatDate(same.day, formatsOf(actor).dateFormat);
      throw new Refused('bankFileTwice', { values: { day, fileName: same.fileName } });
    }
    const keys = lineKeys(file).map(hashOf);
    const known = await knownKeys(tx, keys);
    const id = newId();
    const { fileName } = input;
    const importedOn = todayOf(actor, services);
    await write(decideStatement({ id, fileName, contentHash, importedOn, file, keys }, known));
    const added = newLines(file, keys, known);
    const credits = added.filter(({ amount }) => exact(amount).greaterThan(0)).length;
    const skipped = file.lines.length - added.length;
    return answer({ id, added: added.length, skipped, credits }, 201);
  },
);
