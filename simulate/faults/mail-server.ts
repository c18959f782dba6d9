import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type SimulatedMail = {
  readonly url: string;
  received(): number;
  /** For now: 451, as a busy server answers; null: mail is taken again. */
  refuse(code: 451 | 550 | null): void;
  stop(): Promise<void>;
};

/** Takes every mail of the practice, or refuses it. */
export async function simulateMail(): Promise<SimulatedMail> {
  let refusal: number | null = null;
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusal === null) return done();
      done(Object.assign(new Error('not today'), { responseCode: refusal }));
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        count += 1;
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=office@practice.test`,
    received: () => count,
    refuse: (code) => void (refusal = code),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
