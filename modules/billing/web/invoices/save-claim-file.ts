import { saveBlob } from '#kernel/web';

/** As it was built: nothing is computed anew. */
export const saveClaimFile = (claimNo: string, content: string): void =>
  saveBlob(new Blob([content], { type: 'application/json' }), `icare claim ${claimNo}.json`);
