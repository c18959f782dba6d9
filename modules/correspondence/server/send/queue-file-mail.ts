import { keptFiles } from '#documents/server';
import type { Services, Tx } from '#kernel/server';
import { composeMessage, fitsInMail, goesAlong, goesAsLink } from '../../domain/index.ts';
import type { Delivery } from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { makeLinks } from './link-codes.ts';
import { trackFiles } from './mail-files.ts';

export type FileMail = {
  readonly to: string;
  readonly subject: string;
  /** Written by a template; what is said of the files comes after it. */
  readonly html: string;
  readonly templateKey: string;
  readonly about: {
    readonly fromModule: string;
    readonly objectId: string;
    readonly objectName: string;
  };
  readonly fileIds: readonly string[];
  readonly delivery: Delivery;
  /** Where somebody who has an account finds the files. */
  readonly recordUrl: string;
};

type Queued = { readonly emailId: string; readonly linkIds: readonly string[] };

/**
 * A mail that leaves by itself, with files by the delivery choice of its reader: along with it, by
 * one-time links whose code comes in a second mail, both, or after signing in. Whoever calls has
 * checked the right to give the files away. What is too large to go along goes by link.
 */
export async function queueFileMail(tx: Tx, services: Services, mail: FileMail): Promise<Queued> {
  const { to, subject, about, recordUrl, templateKey } = mail;
  const files = (await keptFiles(tx, mail.fileIds)).map(({ id, name, contentType, size }) => ({
    fileId: id,
    name,
    contentType,
    size: Number(size),
  }));
  const isTooLarge = goesAlong(mail.delivery) && !fitsInMail(files);
  const delivery: Delivery = isTooLarge ? 'link' : mail.delivery;
  const words = composeMessage({ html: mail.html, files, delivery, codeBy: 'email', recordUrl });
  const emailId = await queueMail(tx, services, {
    to,
    subject,
    ...words,
    templateKey,
    delivery,
    ...about,
  });
  const code = { by: 'email', to: null } as const;
  const links = goesAsLink(delivery)
    ? await makeLinks(tx, services, { to, subject, code, files, about })
    : [];
  await trackFiles(
    tx,
    services,
    emailId,
    files.map((file, place) => ({
      ...file,
      goesAlong: goesAlong(delivery),
      link: links[place]?.url,
    })),
  );
  return { emailId, linkIds: links.map(({ id }) => id) };
}
