import { previewEmail, sendEmail } from '#correspondence/domain';
import type { Ask } from '../parties/client-server.ts';
import { withManyClients } from '../parties/client-server.ts';
import type { Line } from '../report/print-table.ts';

const mails = 300;
const warm = 20;
const atOnce = 8;
const target = 20;

const paragraph = '<p>The claimant is expected <b>ten minutes</b> before the appointment.</p>';

/** What one person does with the dialog: look at the message, then send that message. */
async function writeMail(ask: Ask, clientId: string, at: number): Promise<void> {
  const message = {
    fromModule: 'CLIENT',
    objectId: clientId,
    to: `person${at}@mail.example`,
    subject: `Your appointment ${at}`,
    body: `<p>Dear Ann,</p>${paragraph.repeat(20)}`,
  };
  const { hash } = JSON.parse(await ask('POST', previewEmail.path, message)) as { hash: string };
  await ask('POST', sendEmail.path, { ...message, hash });
}

async function writeMany(ask: Ask, clientId: string, count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await writeMail(ask, clientId, (next += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** How many mails are rendered, compared with their preview and queued in a second. */
export async function measureMails(): Promise<Line[]> {
  return withManyClients(async ({ ask, processorMs }) => {
    const page = JSON.parse(await ask('GET', '/app/clients?maxResultCount=1')) as {
      items: { id: string }[];
    };
    const clientId = page.items[0]?.id ?? '';
    await writeMany(ask, clientId, warm);
    const used = processorMs();
    const began = performance.now();
    await writeMany(ask, clientId, mails);
    const rate = mails / ((performance.now() - began) / 1000);
    const each = (processorMs() - used) / mails;
    return [
      {
        figure: 'mails previewed, rendered and queued',
        measured: `${rate.toFixed(1)} /s`,
        target: `${target} /s`,
        isMet: rate >= target,
        remark: `${atOnce} people at once`,
      },
      { figure: 'processor time of one of them', measured: `${Math.round(each)} ms` },
    ];
  });
}
