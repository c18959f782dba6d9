import { templateMail } from '#correspondence/server';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { can, Html } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  anyCase,
  requestKinds,
  requestTypes,
  serviceRequestDocument,
  serviceRequestRoutes,
} from '../../domain/index.ts';
import type { RequestKind } from '../../domain/index.ts';
import { caseFacts, caseLink, linkedCase } from '../engine/index.ts';
import { chosenFiles, pagesOf } from './material-rows.ts';

/** The request of the id, whichever of the types it is; nothing for whoever does not see it. */
async function requestOf(tx: Tx, actor: Actor, objectId: string) {
  for (const { key, resource } of requestTypes) {
    if (!can(actor, `${resource.name}.read`)) continue;
    try {
      return await linkedCase(tx, actor, { fromModule: key, objectId });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return null;
}

/** C-377, R-278. */
export const serviceRequestPrints = serviceRequestRoutes.map((route) =>
  printedDocumentPoint.contribute({
    route,
    reads: anyCase.name,
    async read({ tx, actor, services, params }) {
      const found = await requestOf(tx, actor, String(params['id']));
      if (!found) return null;
      const { type, record } = found;
      const link = caseLink(services.config.publicUrl, type, record.id);
      const { data } = await caseFacts(tx, type, record, link);
      const words = await templateMail(tx, services, 'ServiceRequest', data);
      const files = await chosenFiles(tx, record.id);
      return serviceRequestDocument.write(
        {
          caseNo: record.caseNo,
          subject: words.subject,
          content: new Html(words.html),
          kind: requestKinds[record.requestKind as RequestKind],
          questions: (record.questions as string | null) ?? null,
          promisedFor: (record.reportDueDate as string | null) ?? null,
          pages: pagesOf(record, files),
          files: files.map(({ fileName, pages }) => ({ name: fileName, pages })),
        },
        await readLetterhead(tx, services),
      );
    },
  }),
);
