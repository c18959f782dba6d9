import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { stage } from './stage.ts';

const { mailPort, mailbox } = await stage();
mkdirSync(mailbox, { recursive: true });
let count = 0;

/** Takes every mail of the server under test, so that a journey can follow a link that was mailed. */
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      count += 1;
      writeFileSync(join(mailbox, `${String(count).padStart(5, '0')}.eml`), Buffer.concat(parts));
      done();
    });
  },
}).listen(mailPort, '127.0.0.1');
