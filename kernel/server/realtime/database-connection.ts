import pg from 'pg';
import { readRightsChange, rightsChannel } from './rights-change.ts';
import type { RightsChange } from './rights-change.ts';

type ListeningClient = pg.Client & { release(): void };

/** The two things that the adapter asks of a pool. */
export type DatabaseConnection = {
  connect(): Promise<ListeningClient>;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
};

/**
 * Between the processes: a direct connection that listens, and a few that speak. A plain pool would
 * lose a place with every restart of PostgreSQL, and an error on a client that was handed out would
 * end the process. No tenant's table is touched here.
 */
export function openDatabaseConnection(
  connectionString: string,
  isListening: () => void,
  onRights: (change: RightsChange) => void,
): DatabaseConnection {
  const settings = {
    connectionString,
    application_name: 'caseway-realtime',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: '-c statement_timeout=5000',
  };
  const speakers = new pg.Pool({ ...settings, max: 3, idleTimeoutMillis: 30_000 });
  speakers.on('error', () => {});
  let listener: ListeningClient | undefined;
  let isClosed = false;

  function hangUp(): void {
    const last = listener;
    listener = undefined;
    // Two that listen would deliver everything twice.
    last?.removeAllListeners('end');
    last?.removeAllListeners('notification');
    void last?.end().catch(() => {});
  }

  return {
    async connect() {
      hangUp();
      // The adapter would go on trying for ever.
      if (isClosed) return new Promise(() => {});
      const client = Object.assign(new pg.Client(settings), { release: hangUp });
      client.on('error', () => {});
      listener = client;
      await client.connect();
      client.on('notification', ({ channel, payload }) => {
        const change = channel === rightsChannel && readRightsChange(payload);
        if (change) onRights(change);
      });
      await client.query(`listen ${rightsChannel}`);
      return announcing(client, isListening);
    },
    query: (text, values) => speakers.query(text, values),
    async close() {
      isClosed = true;
      hangUp();
      await speakers.end().catch(() => {});
    },
  };
}

/** The adapter does not say when it hears the others; its statements do. */
function announcing(client: ListeningClient, isListening: () => void): ListeningClient {
  const ask = client.query.bind(client) as (text: string) => Promise<pg.QueryResult>;
  const query = async (text: string) => {
    const result = await ask(text);
    if (text.startsWith('LISTEN ')) isListening();
    return result;
  };
  return Object.assign(client, { query });
}
