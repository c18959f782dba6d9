import { giveFilesTo } from '#documents/server';
import { accept, move, moduleNameOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { decideFiling, incomingMailWorkflow, readIncomingBody } from '../../domain/index.ts';
import { readRecord } from '../send/read-record.ts';

type Attached = {
  place: number;
  name: string;
  size: number;
  fileId: string | null;
  refusal: string | null;
};

const { file, dismiss } = incomingMailWorkflow.actions;

const filesOf = (tx: Tx, mailId: string) =>
  tx.query<Attached>(
    `select place, name, size::float8 as size, file_id as "fileId", refusal
     from incoming_mail_files where tenant_id = $1 and mail_id = $2 order by place`,
    [tx.context.tenantId, mailId],
  );

export const incomingHandlers: readonly Handler[] = [
  handle(readIncomingBody, async ({ tx, actor, record }) => {
    const [body] = await tx.query<{ text: string | null; html: string | null }>(
      `select body_text as text, body_html as html from incoming_mail_bodies
       where tenant_id = $1 and mail_id = $2`,
      [actor.tenantId, record.id],
    );
    return {
      text: body?.text ?? null,
      html: body?.html ?? null,
      attachments: await filesOf(tx, record.id),
    };
  }),

  handle(file, async ({ tx, actor, input, record, commit }) => {
    const target = await readRecord(tx, actor, input);
    const files = (await filesOf(tx, record.id)).flatMap(({ fileId }) => fileId ?? []);
    await giveFilesTo(tx, files, { module: target.resource.name, id: target.id });
    const { resource, id: objectId, name: objectName } = target;
    const filing = { fromModule: moduleNameOf(resource), objectId, objectName };
    return commit(decideFiling(record, filing, 'hand'));
  }),

  handle(dismiss, ({ record, commit }) =>
    commit(accept(move(incomingMailWorkflow, record, 'dismiss'))),
  ),
];
