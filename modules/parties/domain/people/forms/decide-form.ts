import {
  accept,
  change,
  changeAll,
  create,
  emit,
  move,
  permits,
  refuse,
  removeAll,
} from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { clientDocument } from './client-document.resource.ts';
import { clientFormFile } from './client-form-file.resource.ts';
import { clientFormWorkflow } from './client-form.workflow.ts';
import { mostFormFiles } from './form-choices.ts';
import type { ClientDocumentKind, FormStatus } from './form-choices.ts';
import { formReturned } from './form-events.ts';

export type FormFacts = {
  readonly id: string;
  readonly clientId: string;
  readonly kind: ClientDocumentKind;
  readonly status: FormStatus;
  readonly fileId: string | null;
  readonly askedFileId: string | null;
  readonly attachmentTypeId: string | null;
  readonly isActive: boolean;
  readonly round: number;
};

/** A page of the current round. */
export type FormFile = {
  readonly id: string;
  readonly name: string;
  readonly returnedAt: Instant | null;
  readonly isInfected: boolean;
};

export const isOpenForm = (form: FormFacts): boolean =>
  form.kind === 'form' &&
  form.isActive &&
  form.fileId !== null &&
  permits(clientFormWorkflow, form, 'return');

const collected = (files: readonly FormFile[]) =>
  files.filter(({ returnedAt }) => returnedAt === null);

/** Whoever looks at an old page must not answer a form that has been replaced meanwhile. */
const refuseUnlessOpen = (form: FormFacts, seenRound: number) => {
  if (!isOpenForm(form)) return refuse('formClosed');
  return form.round === seenRound ? null : refuse('formReplaced');
};

/** May another page come? */
export const decideRoom = (form: FormFacts, seenRound: number, held: number): Decision =>
  accept(refuseUnlessOpen(form, seenRound), held >= mostFormFiles && refuse('formFull'));

export const decideFormFile = (
  form: FormFacts,
  seen: { readonly round: number; readonly held: number },
  file: { readonly id: string; readonly pageId: string; readonly name: string },
): Decision => {
  const room = decideRoom(form, seen.round, seen.held);
  if (room.kind !== 'accepted') return room;
  const { id: documentId, round } = form;
  const { id: fileId, pageId: id, name } = file;
  return accept(create(clientFormFile, { id, documentId, fileId, name, round }));
};

/** What the office has is not taken away again. */
export const decidePageRemoval = (form: FormFacts, page: FormFile): Decision => {
  if (!isOpenForm(form) || page.returnedAt !== null) return refuse('formClosed');
  return accept(removeAll(clientFormFile, [page.id]));
};

export function decideReturn(
  form: FormFacts,
  files: readonly FormFile[],
  seenRound: number,
  now: Instant,
): Decision {
  const pages = collected(files);
  const infected = pages.find(({ isInfected }) => isInfected);
  return accept(
    refuseUnlessOpen(form, seenRound),
    !pages.length && refuse('formHasNoPages'),
    infected && refuse('formPageInfected', { values: { name: infected.name } }),
    ...returnWrites(form, pages, now),
  );
}

const returnWrites = (form: FormFacts, pages: readonly Pick<FormFile, 'id'>[], now: Instant) => {
  const ids = pages.map(({ id }) => id);
  const { id: documentId, clientId } = form;
  return [
    move(clientFormWorkflow, form, 'return', { values: { answeredAt: now } }),
    ids.length > 0 && changeAll(clientFormFile, ids, { returnedAt: now }),
    emit(formReturned({ documentId, clientId })),
  ];
};

/** Signed by its link: the sealed document is the answer. What was collected on paper is left behind. */
export function decideSignedReturn(
  form: FormFacts,
  file: { readonly id: string; readonly name: string },
  now: Instant,
): Decision {
  const { id: documentId, round } = form;
  const page = { documentId, fileId: file.id, name: file.name, round, returnedAt: now };
  return accept(create(clientFormFile, page), ...returnWrites(form, [], now));
}

type Sender = { readonly userId: string; readonly now: Instant };

const askedAnew = (form: FormFacts, { userId, now }: Sender) => ({
  senderId: userId,
  askedAt: now,
  askedFileId: form.fileId,
  round: form.round + 1,
  sendBackReason: null,
});

/** What was collected for a round that is over; the office has returned pages for good. */
export const decideDropping = (files: readonly FormFile[]): Decision => {
  const ids = collected(files).map(({ id }) => id);
  return accept(ids.length > 0 && removeAll(clientFormFile, ids));
};

/** Does sending it once more begin a new round? */
export const opensAgain = ({ status }: Pick<FormFacts, 'status'>): boolean =>
  status === 'accepted' || status === 'withdrawn';

type Reader = { readonly isActive: boolean; readonly hasPortal: boolean };

export function decideSending(form: FormFacts, client: Reader, sender: Sender): Decision {
  const values = opensAgain(form)
    ? askedAnew(form, sender)
    : { senderId: sender.userId, askedAt: sender.now };
  return accept(move(clientFormWorkflow, form, 'send', { values, facts: { ...form, client } }));
}

export const decideSendBack = (form: FormFacts, reason: string): Decision =>
  accept(
    move(clientFormWorkflow, form, 'sendBack', {
      note: reason,
      values: { sendBackReason: reason },
    }),
  );

export const decideAcceptance = (form: FormFacts): Decision =>
  accept(move(clientFormWorkflow, form, 'accept', { values: { sendBackReason: null } }));

/** Which types a page may have, the first that the practice has: what the office chose, else other paperwork. */
export const pageTypesOf = ({ attachmentTypeId }: FormFacts): readonly string[] =>
  [attachmentTypeId, 'PAPERWORK_OTHER'].filter((type) => type !== null);

/** What follows from saving it: a form waits for its answer, a document does not, another file is another form. */
export function decideSaved(form: FormFacts, sender: Sender): Decision {
  const { kind, status, fileId, askedFileId } = form;
  if (kind === 'document') {
    if (status === 'none') return accept();
    if (!permits(clientFormWorkflow, form, 'keep')) return refuse('formAnswered');
    return accept(move(clientFormWorkflow, form, 'keep'));
  }
  if (status === 'none') {
    const values = { senderId: sender.userId, askedAt: sender.now, askedFileId: fileId };
    return accept(move(clientFormWorkflow, form, 'ask', { values }));
  }
  if (fileId === askedFileId) return accept();
  if (askedFileId === null) return accept(change(clientDocument, form.id, { askedFileId: fileId }));
  if (!permits(clientFormWorkflow, form, 'replace')) return refuse('formNotChecked');
  const values = askedAnew(form, sender);
  return accept(move(clientFormWorkflow, form, 'replace', { values }));
}
