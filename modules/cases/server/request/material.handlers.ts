import type { Actor } from '#kernel/domain';
import { takeUpload } from '#documents/server';
import { handle, isUuid, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  chargesOf,
  countedPages,
  decideMaterial,
  readMaterial,
  requestTypes,
  saveMaterial,
  sentStep,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { caseRecord, linkedCase, moveFacts, shownCharge } from '../engine/index.ts';
import { chosenFiles, offeredFiles, pagesOf, turnaroundOf } from './material-rows.ts';

type Call = { readonly tx: Tx; readonly actor: Actor; readonly services: Services };

/** Whoever sees the request sees what goes along; the rest is offered to whoever sees its case. */
async function shown({ tx, actor, services }: Call, type: CaseType, record: CaseRecord) {
  const chosen = await chosenFiles(tx, record.id);
  const { origin, offered } = await offeredFiles(tx, actor, type, record);
  const isOffered = new Set(offered.map(({ id }) => id));
  const isChosen = new Set(chosen.map(({ id }) => id));
  const carried = chosen
    .filter(({ id }) => !isOffered.has(id))
    .map(({ rowId: _rowId, ...file }) => ({ ...file, isOrigin: true }));
  const pages = pagesOf(record, chosen);
  const facts = await moveFacts(tx, services, type, record);
  const { today } = facts;
  const sending = type.workflow.moves['sendReport'];
  const charges = sending ? chargesOf(type, sending, facts, sentStep(type, record)) : [];
  return {
    files: [...offered, ...carried].map((file) => ({ ...file, isChosen: isChosen.has(file.id) })),
    counted: countedPages(chosen),
    uncounted: chosen.filter((file) => file.pages === null).length,
    pages,
    pagesReason: (record.pagesReason as string | null) ?? null,
    origin,
    charges: charges.map(shownCharge(actor)),
    turnaround: await turnaroundOf(tx, type, record, { pages, today }),
  };
}

/** What is no id is a file that nobody offers. */
const idsIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.map((id) => (isUuid(id) ? id : '')) : given ? [''] : [];

/** What the caller has just uploaded becomes an attachment of the case. */
async function takeUploads(tx: Tx, type: CaseType, id: string, fileIds: readonly string[]) {
  for (const fileId of fileIds)
    await takeUpload(tx, {
      fileId,
      owner: { module: type.resource.name, id },
      typeKey: 'PAPERWORK_OTHER',
      kinds: ['document', 'image'],
    });
}

const handlersOf = (type: CaseType): readonly Handler[] => [
  handle(readMaterial(type.resource), (call) => shown(call, type, caseRecord(call.record))),
  handle(saveMaterial(type.resource), async (call) => {
    const { tx, actor, input, write } = call;
    const record = caseRecord(call.record);
    const fileIds = idsIn(input.fileIds);
    await takeUploads(tx, type, record.id, fileIds);
    const chosen = await chosenFiles(tx, record.id);
    const { offered } = await offeredFiles(tx, actor, type, record);
    const decision = decideMaterial(
      type.resource,
      record,
      {
        fileIds,
        pages: input.pages ?? null,
        pagesReason: input.pagesReason ?? null,
      },
      {
        isClosed: type.closed.includes(record.step),
        // What goes along already may stay, also where its case is not theirs to see.
        offered: [...offered, ...chosen],
        known: chosen.map(({ rowId, id }) => ({ id: rowId, fileId: id })),
      },
    );
    throwUnlessAccepted(decision);
    await write(decision);
    const link = { fromModule: type.key, objectId: record.id };
    return shown(call, type, (await linkedCase(tx, actor, link)).record);
  }),
];

export const materialHandlers: readonly Handler[] = requestTypes.flatMap(handlersOf);
