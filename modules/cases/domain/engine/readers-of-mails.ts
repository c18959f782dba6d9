import { everyRecipient, noticesOf } from '#booking/domain';
import type { NoticeKind } from '#booking/domain';
import { recipientOfMail } from './case-mails.ts';
import type { CaseRecipient, MailReader } from './case-mails.ts';

const kinds: readonly NoticeKind[] = ['booked', 'confirmed', 'moved', 'changed', 'cancelled'];

const readerOfNotice = new Map<string, CaseRecipient>(
  kinds.flatMap((kind) =>
    noticesOf(kind).map((template, at) => {
      const reader = everyRecipient[at] ?? 'client';
      return [template, reader === 'caseManager' ? 'bookingCm' : reader] as const;
    }),
  ),
);

/** Written where the documents that they carry are made. */
const writtenWithDocuments: Readonly<Record<string, MailReader>> = {
  PaperworkSentToSpecialist: 'specialist',
  ReportDraftToSpecialist: 'specialist',
  ReportReady: 'everyCm',
};

/** Who reads a mail that a move sends, whichever module writes it; notices need an appointment. */
export const readerOfMail =
  (hasAppointment: boolean) =>
  (template: string): MailReader | null =>
    recipientOfMail(template) ??
    writtenWithDocuments[template] ??
    (hasAppointment ? readerOfNotice.get(template) : null) ??
    null;
