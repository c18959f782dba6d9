import { linkedRecord, Refused } from '#kernel/server';
import { letterPrintRoute } from '../../domain/index.ts';
import { printedDocumentPoint } from '../print/printed-document-point.ts';

type LetterRow = { module: string; ownerId: string; fileName: string; html: string };

const text = `select owner_resource as module, owner_id as "ownerId", file_name as "fileName", html
  from letters where tenant_id = current_tenant() and id = $1::uuid`;

/** A kept letter is exactly as visible as the record that it is about. */
export const letterPrint = printedDocumentPoint.contribute({
  route: letterPrintRoute,
  reads: 'letter',
  async read({ tx, actor, services, requestId, params }) {
    const [letter] = await tx.query<LetterRow>(text, [params['id']]);
    if (!letter) throw new Refused('notFound');
    const { module, ownerId: id, fileName, html } = letter;
    await linkedRecord(services, actor, { module, id }, { requestId });
    return { html, fileName };
  },
});
