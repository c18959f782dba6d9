import { smsKeptNotice } from '#correspondence/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { messageOfType, paperworkTypes, sendCaseMessage } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseRecord } from '../engine/index.ts';
import { queueCaseMessage } from './case-message.ts';

type Asked = { readonly emailType: string; readonly isSMS?: boolean | null };

/** C-055, B-239. Sent once more is the same message, written anew from what holds now. */
const handlerFor = (type: CaseType): Handler =>
  handle(sendCaseMessage(type.resource), async ({ record, input, tx, services }) => {
    const { emailType, isSMS } = input as Asked;
    const message = messageOfType(emailType);
    if (!message) throw new Refused('messageUnknown');
    const found = caseRecord(record);
    if (found.isOnHold || found.isClosed) throw new Refused('caseStandsStill');
    const isSms = isSMS === true;
    const to = await queueCaseMessage(tx, services, { type, record: found, message, isSms });
    const isKept = isSms && !services.config.sms;
    const sent = isSms ? (message.smsNotice ?? message.notice) : message.notice;
    return { message: isKept ? smsKeptNotice : sent, to, isSMS: isSms };
  });

export const sendMessageHandlers: readonly Handler[] = paperworkTypes.map(handlerFor);
