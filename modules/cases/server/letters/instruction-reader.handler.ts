import { modelOf } from '#documents/server';
import { answer, handle } from '#kernel/server';
import { instructionReader } from '../../domain/index.ts';

export const instructionReaderHandler = handle(instructionReader, async ({ tx, services }) =>
  answer({ isAvailable: (await modelOf(services, tx)) !== undefined }),
);
