import { fileReaderPoint } from '#documents/server';
import { can } from '#kernel/domain';
import { contextOf, Refused } from '#kernel/server';
import { caseTypeOf, requestTypes } from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';

const requestsText = `select g.case_id as "caseId", c.case_type as "caseType" from request_files g
  join cases c on c.tenant_id = g.tenant_id and c.id = g.case_id and not c.is_deleted
  where g.file_id = $1 and not g.is_deleted limit 50`;

/** A document that goes along with a request is read by whoever reads the request. */
export const carriedFiles = fileReaderPoint.contribute({
  async reads(services, actor, fileId, requestId) {
    if (!requestTypes.some(({ resource }) => can(actor, `${resource.name}.read`))) return false;
    return services.db.snapshot(contextOf(actor, requestId), async (tx) => {
      const requests = await tx.query<{ caseId: string; caseType: string }>(requestsText, [fileId]);
      for (const { caseId, caseType } of requests) {
        const fromModule = caseTypeOf(caseType)?.key ?? '';
        const isRead = await linkedCase(tx, actor, { fromModule, objectId: caseId }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refused) return false;
            throw error;
          },
        );
        if (isRead) return true;
      }
      return false;
    });
  },
});
