import { accept, askUnanswered } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { handle, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  briefToSend,
  caseTypeOf,
  moveCase,
  paperworkTypes,
  refuseBeforePaperwork,
  sendBrief,
  sentBrief,
  sentWithoutDocument,
} from '../../domain/index.ts';
import type { Addressee, BriefDelivery, CaseRecord, CaseType } from '../../domain/index.ts';
import { caseFacts, caseLink, caseRecord, linkedCase, moveFacts } from '../engine/index.ts';
import { briefsOf } from './case-briefs.ts';
import { queuePaperworkMail } from './paperwork-mail.ts';

async function specialistOf(
  tx: Tx,
  { config }: Services,
  type: CaseType,
  record: CaseRecord,
): Promise<Addressee | null> {
  const link = caseLink(config.publicUrl, type, record.id);
  return (await caseFacts(tx, type, record, link)).people.specialist;
}

/** Paper is sent by people; a link is sent by us, where somebody can be written to. */
async function tell(
  tx: Tx,
  services: Services,
  by: BriefDelivery,
  sent: { type: CaseType; record: CaseRecord; to: Addressee | null; fileId: string | null },
): Promise<void> {
  const { to } = sent;
  if (by !== 'link' || !to?.email) return;
  await queuePaperworkMail(tx, services, { ...sent, to: { ...to, email: to.email } });
}

type Asked = { readonly deliveryMethod?: BriefDelivery | null; readonly note?: string | null };

/** The answer stays with the step: the status log says it. */
const noteOf = (note: string | null, isWithout: boolean): string | null =>
  isWithout ? [note, sentWithoutDocument].filter(Boolean).join(' ') : note;

const withoutBrief = {
  key: 'withoutBrief',
  text: 'No document has been put into the brief: the specialist gets nothing but the way to the case. Do you want to continue?',
};

/** The brief leaves with the step; without one the specialist is led to the case. */
const sendPaperworkHandler = (type: CaseType, action: AnyAction): Handler =>
  handle(action, async ({ record, input, answers, tx, services, commit }) => {
    const found = caseRecord(record);
    const { deliveryMethod, note = null } = input as Asked;
    const by = deliveryMethod ?? 'link';
    const brief = briefToSend(await briefsOf(tx, found.id));
    const facts = await moveFacts(tx, services, type, found);
    const to = await specialistOf(tx, services, type, found);
    const values = { paperworkSentOn: facts.today };
    const answer = await commit(
      accept(
        ...moveCase(type, found, action.name, facts, { note: noteOf(note, !brief), values }),
        !brief && askUnanswered([withoutBrief], answers),
        brief && sentBrief(brief, by, to, services.now().toISOString()),
      ),
    );
    await tell(tx, services, by, { type, record: found, to, fileId: brief?.fileId ?? null });
    return answer;
  });

/** A supplement, or the same once more: no step is taken. */
export const sendBriefHandler = handle(
  sendBrief,
  async ({ record: brief, input, tx, actor, services, commit }) => {
    const { fileId, caseId } = brief;
    const type = caseTypeOf(await typeOfCase(tx, caseId));
    const { record } = await linkedCase(tx, actor, {
      fromModule: type?.key ?? '',
      objectId: caseId,
    });
    const refused = refuseBeforePaperwork(record);
    if (refused) throwUnlessAccepted(refused);
    if (!type) return commit(accept());
    const by = input.deliveryMethod ?? 'link';
    const to = await specialistOf(tx, services, type, record);
    const answer = await commit(accept(sentBrief(brief, by, to, services.now().toISOString())));
    await tell(tx, services, by, { type, record, to, fileId });
    return answer;
  },
);

async function typeOfCase(tx: Tx, caseId: string): Promise<string> {
  const [row] = await tx.query<{ caseType: string }>(
    'select case_type as "caseType" from cases where id = $1::uuid and not is_deleted',
    [caseId],
  );
  return row?.caseType ?? '';
}

export const sendPaperworkHandlers: readonly Handler[] = paperworkTypes.flatMap((type) =>
  Object.values(type.workflow.actions)
    .filter(({ name }) => name === 'sendPaperwork')
    .map((action) => sendPaperworkHandler(type, action)),
);
