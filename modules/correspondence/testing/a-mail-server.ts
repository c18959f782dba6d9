import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerAddress } from 'smtp-server';
import { afterAll } from 'vitest';

export type ReceivedMail = { readonly to: string[]; readonly source: string };

export type MailServer = {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The next mails are refused: 4xx for now, 5xx for good. */
  refuseWith(code: number | null): void;
  /** The next mail is refused for now; those after it wait for the answer of `throwUnlessAccepted`. */
  refuseOnce(): void;
  throwUnlessAccepted(): void;
};

/** A real SMTP server on a free port, closed after the file. */
export async function aMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  let isRefusedOnce = false;
  let gate = Promise.resolve();
  let open = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = isRefusedOnce ? 451 : refusal;
      isRefusedOnce = false;
      if (code === null) return void gate.then(() => done());
      done(Object.assign(new Error('not today'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }: SMTPServerAddress) => address);
        received.push({ to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=office@practice.test`,
    received,
    refuseWith: (code) => void (refusal = code),
    refuseOnce() {
      isRefusedOnce = true;
      ({ promise: gate, resolve: open } = Promise.withResolvers<void>());
    },
    throwUnlessAccepted: () => open(),
  };
}
