import { keptFiles, openKeptFile, sentFilesPoint } from '#documents/server';
import type { FileRow } from '#documents/server';
import type { Services, Tx } from '#kernel/server';
import type { Readable } from 'node:stream';
import type { MailFile } from '../../domain/index.ts';

export type TrackedFile = MailFile & {
  readonly place: number;
  readonly goesAlong: boolean;
  readonly sealedLink: string | null;
};

/** What `seal` is told of the row. */
export const linkPlace = (row: Readonly<Record<string, string>>): string =>
  ['email_files', row['tenant_id'], row['email_id'], row['place']].join(':');

/** Documents ask which files went out by mail. */
export const filesSentByMail = sentFilesPoint.contribute({
  sentOf: (ids) => ({
    text: 'select distinct file_id as id from email_files where file_id = any($1::uuid[])',
    values: [ids],
  }),
});

export const filesOfMail = (tx: Tx, emailId: string): Promise<TrackedFile[]> =>
  tx.query<TrackedFile>(
    `select place, file_id as "fileId", name, content_type as "contentType", size::float8 as size,
       goes_along as "goesAlong", sealed_link as "sealedLink"
     from email_files where email_id = $1 order by place`,
    [emailId],
  );

type NewFile = MailFile & { readonly goesAlong: boolean; readonly link?: string | undefined };

export async function trackFiles(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  emailId: string,
  files: readonly NewFile[],
): Promise<void> {
  if (!files.length) return;
  const { tenantId } = tx.context;
  await tx.batch(
    files.map((file, place) => ({
      text: `insert into email_files (tenant_id, email_id, place, file_id, name, content_type, size,
          goes_along, sealed_link) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        tenantId,
        emailId,
        place,
        file.fileId,
        file.name,
        file.contentType,
        file.size,
        file.goesAlong,
        file.link &&
          secrets.seal(
            file.link,
            linkPlace({ tenant_id: tenantId, email_id: emailId, place: String(place) }),
          ),
      ],
    })),
  );
}

/** The links as they were made, in the order of the files. */
export const linksOf = (
  { secrets }: Pick<Services, 'secrets'>,
  tenantId: string,
  emailId: string,
  files: readonly TrackedFile[],
): string[] =>
  files.flatMap(({ place, sealedLink }) =>
    sealedLink
      ? secrets.open(
          sealedLink,
          linkPlace({ tenant_id: tenantId, email_id: emailId, place: String(place) }),
        )
      : [],
  );

/** After the mail has left nobody needs the link here. */
export const forgetLinks = (tx: Tx, emailId: string) =>
  tx.query('update email_files set sealed_link = null where email_id = $1', [emailId]);

export class FileGone extends Error {}

export type StreamedAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
};

/** Streams from the storage into the mail. */
export async function openMailFiles(
  services: Services,
  files: readonly TrackedFile[],
  rows: readonly FileRow[],
): Promise<StreamedAttachment[]> {
  const opened: StreamedAttachment[] = [];
  for (const { fileId, name, contentType, goesAlong } of files) {
    if (!goesAlong) continue;
    const row = rows.find(({ id }) => id === fileId);
    if (!row) throw new FileGone(`The file ${name} was removed before the mail left.`);
    opened.push({ filename: name, contentType, content: await openKeptFile(services, row) });
  }
  return opened;
}

export const rowsOfFiles = (tx: Tx, files: readonly TrackedFile[]): Promise<FileRow[]> =>
  files.length
    ? keptFiles(
        tx,
        files.map(({ fileId }) => fileId),
      )
    : Promise.resolve([]);
