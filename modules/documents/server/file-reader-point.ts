import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services } from '#kernel/server';

/** Who reads a file besides those who see its record: whoever it was carried to by reference. */
type FileReader = {
  reads(services: Services, actor: Actor, fileId: string, requestId: string): Promise<boolean>;
};

export const fileReaderPoint = defineExtensionPoint<FileReader>('documents.fileReaders');
