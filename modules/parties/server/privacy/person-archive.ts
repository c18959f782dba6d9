import type { Readable } from 'node:stream';
import yazl from 'yazl';
import { isFreeToRead, uniqueNames } from '#documents/domain';
import { filesOfRecords, openKeptFile } from '#documents/server';
import type { FileRow } from '#documents/server';
import { formatsOf, resourceNamed, recordTitle } from '#kernel/domain';
import {
  changesOfPerson,
  contextOf,
  plainRowsOfPerson,
  readRowsOfPerson,
  readersOf,
  rowsOfPerson,
} from '#kernel/server';
import type { Services, TaskRun, Tx } from '#kernel/server';
import { personIndex } from './person-index.ts';
import type { KeptOfPerson } from './person-index.ts';
import { subjectsOf } from './subjects-of.ts';

const mostLooks = 5000;
const rowsAtOnce = 500;

async function keptIn(tx: Tx, about: ReadonlyMap<string, ReadonlySet<string>>) {
  const kept: KeptOfPerson[] = [];
  for (const [resource, found] of about) {
    const ids = [...found];
    const records = [];
    for (let at = 0; at < ids.length; at += rowsAtOnce)
      records.push(
        ...(await readRowsOfPerson(tx, resourceNamed(resource), ids.slice(at, at + rowsAtOnce))),
      );
    kept.push({ resource, records });
  }
  return kept;
}

/** All of it as it was at one moment, but the bytes of the files. */
async function readAll({ services, actor, resource, input }: TaskRun) {
  const personId = String(input['personId']);
  const visits = await readersOf(services, { tenantId: actor.tenantId, id: personId }, mostLooks);
  return services.db.snapshot(contextOf(actor), async (tx) => {
    const found = await rowsOfPerson(tx, await subjectsOf(tx, resource, personId));
    const ids = [...found.about.values()].flatMap((some) => [...some]);
    return {
      visits,
      kept: await keptIn(tx, found.about),
      mentions: found.mentions,
      plain: await plainRowsOfPerson(tx, found),
      changes: await changesOfPerson(tx, found),
      files: await filesOfRecords(tx, ids),
    };
  });
}

export type AllOfPerson = Awaited<ReturnType<typeof readAll>>;

const noteOf = (file: FileRow): string | null =>
  isFreeToRead(file.scanState) ? null : 'not handed out, for it has not passed the virus check';

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const idsOf = (mentions: AllOfPerson['mentions']) =>
  Object.fromEntries([...mentions].map(([name, ids]) => [name, [...ids]]));

type Archive = { readonly zip: yazl.ZipFile; stop(error: Error): void };

function addFiles({ zip, stop }: Archive, { storage }: Services, files: [string, FileRow][]): void {
  for (const [path, file] of files) {
    const options = { compress: false, mtime: new Date(file.creationTime) };
    zip.addReadStreamLazy(path, options, (give) => {
      openKeptFile({ storage }, file).then((source) => {
        source.on('error', stop);
        give(null, source);
      }, stop);
    });
  }
}

/** One archive: a page to read, the records for programs, the files as they came. */
export async function* personArchive(run: TaskRun, all: AllOfPerson): AsyncGenerator<Uint8Array> {
  const { services, actor } = run;
  const { kept, plain, mentions, visits, changes } = all;
  const names = uniqueNames(all.files.map(({ name }) => name));
  const files = all.files.map((file, at): [string, FileRow] => [
    `files/${names[at] ?? file.id}`,
    file,
  ]);
  const [self] = kept;
  const person = self?.records[0];
  const title = `What is kept of ${self && person ? recordTitle(resourceNamed(self.resource), person.record) : 'a person'}`;
  const index = personIndex({
    ...{ title, formats: formatsOf(actor), at: services.now(), kept, plain, visits },
    mentions: new Map([...mentions].map(([name, ids]) => [name, ids.size])),
    files: files.map(([path, file]) => ({ path, note: noteOf(file) })),
    changes: changes.length,
  });
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  const stop = (error: Error) => void out.destroy(error);
  zip.on('error', stop);
  zip.addBuffer(Buffer.from(index), 'index.html');
  for (const { resource, records } of kept)
    zip.addBuffer(asJson(records), `records/${resource}.json`);
  for (const { table, rows } of plain) zip.addBuffer(asJson(rows), `tables/${table}.json`);
  zip.addBuffer(asJson(changes), 'changes.json');
  zip.addBuffer(asJson(idsOf(mentions)), 'mentions.json');
  zip.addBuffer(asJson(visits), 'seen-by.json');
  addFiles(
    { zip, stop },
    services,
    files.filter(([, file]) => !noteOf(file)),
  );
  zip.end();
  yield* out;
}

export const archiveFacts = readAll;
