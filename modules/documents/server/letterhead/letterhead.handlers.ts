import { defaultId, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideLetterhead, readLetterheadSetting, saveLetterhead } from '../../domain/index.ts';
import { keptLetterhead, settingItem } from './letterhead-row.ts';

export const letterheadHandlers: readonly Handler[] = [
  handle(readLetterheadSetting, async ({ tx }) => settingItem(await keptLetterhead(tx))),

  handle(saveLetterhead, async ({ tx, input, stamp, write }) => {
    const kept = await keptLetterhead(tx);
    const id = kept?.id ?? defaultId(tx.context.tenantId, 'letterhead');
    await write(decideLetterhead({ id, isThere: kept !== null, stamp }, input));
    return settingItem(await keptLetterhead(tx));
  }),
];
