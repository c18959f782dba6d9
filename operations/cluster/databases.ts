import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';

const DUPLICATE = '42P04';
const IN_USE = '55006';
const NOT_OURS = '42501';

/** A minute: on busy cores, the vacuum of a large database takes that long. */
const attempts = 600;

export async function ensureDatabase(ownerUrl: string, name: string): Promise<void> {
  await create(ownerUrl, `create database ${escapeIdentifier(name)}`);
}

/**
 * A template that somebody is connected to cannot be copied, so a busy one is tried again. Its files are
 * copied: page by page through the cache and the log of the cluster takes three times as long.
 */
export async function cloneDatabase(
  ownerUrl: string,
  template: string,
  name: string,
): Promise<void> {
  const sql = `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`;
  await retryOn(IN_USE, () => runOn(ownerUrl, sql));
}

/** A vacuum that runs by itself is nobody's to end; it is soon over. */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  const sql = `drop database if exists ${escapeIdentifier(name)} with (force)`;
  await retryOn(NOT_OURS, () => runOn(ownerUrl, sql));
}

async function retryOn(code: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, code) || attempt === attempts) throw error;
      await sleep(100);
    }
  }
}

async function create(ownerUrl: string, sql: string): Promise<void> {
  try {
    await runOn(ownerUrl, sql);
  } catch (error) {
    if (!hasCode(error, DUPLICATE)) throw error;
  }
}

/** Runs outside the database it is about: in `postgres`, which every cluster has. */
async function runOn(ownerUrl: string, sql: string): Promise<void> {
  const url = new URL(ownerUrl);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code === code;
}
