import type { FastifyRequest } from 'fastify';
import { contextOf, newId } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { PrintedDocument } from '../../domain/index.ts';
import { keepDocument } from '../keep-document.ts';
import { documentPdf, pdfName } from '../render/print-document.ts';
import type { Owner } from '../upload/keep-file.ts';

const insertText = `insert into letters
    (tenant_id, id, owner_resource, owner_id, title, file_name, html, file_id, writer_id)
  values (current_tenant(), $1::uuid, $2, $3::uuid, $4, $5, $6, $7::uuid, current_actor())`;

/** The attachment comes first: a letter without its PDF would claim to have been sent. */
export async function keepLetter(
  services: Services,
  request: FastifyRequest,
  letter: PrintedDocument,
  owner: Owner,
): Promise<{ id: string; fileId: string; name: string }> {
  const context = contextOf(request.actor, request.id);
  const content = await documentPdf(services, letter);
  const name = pdfName(letter);
  const fileId = await keepDocument(services, context, { name, content, owner });
  const id = newId();
  const { title, fileName, html } = letter;
  const values = [id, owner.module, owner.id, title, fileName, html, fileId];
  await services.db.batch(context, [{ text: insertText, values }]);
  request.hasWritten = true;
  return { id, fileId, name };
}
