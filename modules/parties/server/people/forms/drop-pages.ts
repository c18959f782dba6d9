import { forgetFiles } from '#documents/server';
import { asServer, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideDropping } from '../../../domain/index.ts';
import type { FormFacts } from '../../../domain/index.ts';
import { pagesOf } from './form-rows.ts';

/** The office ends the round without seeing what the client had collected for it. */
export const dropPages = (
  tx: Tx,
  services: Services,
  form: Pick<FormFacts, 'id' | 'round'>,
): Promise<void> =>
  asServer(tx, async () => {
    const pages = (await pagesOf(tx, form)).filter(({ returnedAt }) => returnedAt === null);
    await writeBySystem({ tx, services }, decideDropping(pages));
    await forgetFiles(
      tx,
      pages.map(({ fileId }) => fileId),
    );
  });
