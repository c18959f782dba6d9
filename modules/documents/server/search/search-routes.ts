import type { FastifyInstance } from 'fastify';
import { date, listOf, nullable, number, oneOf, text } from '#kernel/domain';
import { described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { longestKeyword } from '../../domain/index.ts';
import { searchDocuments } from './search-documents.ts';
import type { Asked } from './search-query.ts';

const found = {
  fileId: 'id',
  fileName: 'text',
  contentType: 'text',
  fileSizeInByte: 'number',
  page: 'number',
  pageLabel: 'text',
  source: oneOf(['name', 'text', 'ocr']),
  excerpt: [{ text: 'text', isHit: 'flag' }],
  fromModule: 'text?',
  objectId: 'id?',
  recordName: 'text?',
  attachmentTypeId: 'id?',
  attachmentType: 'text?',
  creationTime: 'instant',
  creator: nullable({ id: 'id', displayName: 'text' }),
} as const;

const searching = {
  config: { policy: { signedIn: true }, reads: { resource: 'file', operation: 'documentSearch' } },
} as const;

export function searchRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/app/attachments/documentSearch',
    described(searching, {
      query: {
        keyword: text('Words to look for', { max: longestKeyword }),
        fromModule: text('Module'),
        extension: text('Endings of file names, separated by commas'),
        uploaderId: text('Uploaded by'),
        attachmentTypeId: text('Attachment type'),
        dateFrom: date('Uploaded from'),
        dateTo: date('Uploaded until'),
        skipCount: number('Skipped', { min: 0 }),
        maxResultCount: number('At most', { min: 0, max: 50 }),
      },
      answer: { ...listOf(found), isCut: 'flag' },
    }),
    ({ actor, query, id }) => searchDocuments(services, actor, query as Asked, id),
  );
}
