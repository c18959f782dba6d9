import { handle } from '#kernel/server';
import { checkDocument } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { sealCertificates } from './seal/seal-key.ts';

export const checkDocumentHandler = handle(
  checkDocument,
  async ({ input, actor, tx, services }) => {
    const requestId = tx.context.requestId ?? '';
    const file = await reachFile(services, actor, input.fileId, 'read', requestId);
    const certificates = await sealCertificates(tx);
    return withWorkFolder(async (folder) => {
      const path = await copyToFolder(services, folder, file);
      return runFileWork(services, 'checkSeal', { path, certificates }, { seconds: 120 });
    });
  },
);
