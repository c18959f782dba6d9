import pg from 'pg';

/** The same text for the same value on every server, and no clock on a long copy. */
const settings = [
  '-c timezone=UTC',
  '-c datestyle=ISO',
  '-c intervalstyle=iso_8601',
  '-c extra_float_digits=3',
  '-c statement_timeout=0',
  '-c idle_in_transaction_session_timeout=0',
].join(' ');

export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'caseway-backup',
    options: settings,
  });
  // A lost connection also fails the statement that waits; here it must only not end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
