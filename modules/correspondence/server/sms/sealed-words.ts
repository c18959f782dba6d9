import type { SealedColumn, Services, Tx } from '#kernel/server';

const placeOf = (tenantId: string, smsId: string): string =>
  ['sms_sealed_words', tenantId, smsId].join(':');

export const sealedSmsWords: SealedColumn = {
  table: 'sms_sealed_words',
  column: 'sealed',
  keys: ['tenant_id', 'sms_id'],
  where: (row) => placeOf(row['tenant_id'] ?? '', row['sms_id'] ?? ''),
};

type WithSecrets = Pick<Services, 'secrets'>;

/** A code waits here for its SMS: a gateway may be out of reach for hours, and the log is read. */
export const sealWords = (tx: Tx, { secrets }: WithSecrets, smsId: string, words: string) =>
  tx.query('insert into sms_sealed_words (tenant_id, sms_id, sealed) values ($1, $2, $3)', [
    tx.context.tenantId,
    smsId,
    secrets.seal(words, placeOf(tx.context.tenantId, smsId)),
  ]);

export const openWords = (
  { secrets }: WithSecrets,
  tenantId: string,
  smsId: string,
  sealed: string,
): string => secrets.open(sealed, placeOf(tenantId, smsId));

export const forgetWords = (tx: Tx, smsId: string) =>
  tx.query('delete from sms_sealed_words where tenant_id = $1 and sms_id = $2', [
    tx.context.tenantId,
    smsId,
  ]);
