import { createHash } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import { refusalOf, systemContext } from '#kernel/server';
import type { SealedColumn, Services, Statement, StatementResult } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { Unavailable } from './unavailable.ts';

/** Whoever reads the table can use no token found in it: ids are hashed, payloads are sealed. */
export const storedId = (model: string, id: string): string =>
  createHash('sha256').update(`${model}:${id}`).digest('base64url');

const place = (model: string, storedAs: string): string => `oidc_payloads:${model}:${storedAs}`;

export type Store = {
  run(statements: readonly Statement[]): Promise<StatementResult[]>;
  seal(model: string, storedAs: string, payload: AdapterPayload): string;
  open(model: string, storedAs: string, sealed: string): AdapterPayload | undefined;
};

export const openStore = ({ hostDb, secrets }: Services): Store => ({
  async run(statements) {
    try {
      return await hostDb.batch(systemContext(hostTenantId), statements);
    } catch (error) {
      throw refusalOf(error)?.status === 503 ? new Unavailable(error) : error;
    }
  },
  seal: (model, storedAs, payload) => secrets.seal(JSON.stringify(payload), place(model, storedAs)),
  open(model, storedAs, sealed) {
    try {
      return JSON.parse(secrets.open(sealed, place(model, storedAs))) as AdapterPayload;
    } catch {
      // Sealed under a key that was replaced since: as good as gone.
      return undefined;
    }
  },
});

export const sealedPayloads: SealedColumn = {
  table: 'oidc_payloads',
  column: 'payload',
  keys: ['model', 'id'],
  where: ({ model = '', id = '' }) => place(model, id),
};
