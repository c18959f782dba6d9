import { noticeTemplateKey } from '#correspondence/domain';
import { formatDateTime } from '#kernel/domain';
import type { Instant } from '#kernel/domain';
import { idOf } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import type { PaperCase } from './paper-cases.ts';

type Reader = 'manager' | 'specialist' | 'claimant';

type Words = {
  readonly template: string;
  readonly to: Reader;
  readonly subject: string;
  readonly lines: readonly string[];
};

const whenOf = ({ demo: { appointment } }: PaperCase): string =>
  formatDateTime(String(appointment['date_from']), String(appointment['time_zone']));

const cm = (template: string, subject: string, ...lines: readonly string[]): Words => ({
  template,
  to: 'manager',
  subject,
  lines,
});

const doctor = (template: string, subject: string, ...lines: readonly string[]): Words => ({
  template,
  to: 'specialist',
  subject,
  lines,
});

/** What each move of a case wrote, and to whom: the words of the standard templates. */
const mailsOfMove: Readonly<Record<string, (one: PaperCase) => readonly Words[]>> = {
  requestAppointment: ({ demo, claimant, specialist }) => [
    cm(
      'AppointmentRequested',
      `Appointment request ${demo.caseNo}: ${claimant.name}`,
      `We have received your request for ${specialist.name} and will confirm a time within one business day.`,
    ),
  ],
  confirmAppointment: (one) => {
    const said = `${one.claimant.name} sees ${one.specialist.name} on ${whenOf(one)}.`;
    const subject = `Appointment of ${one.claimant.name} confirmed`;
    return [
      cm(noticeTemplateKey('confirmed', 'caseManager'), subject, said),
      doctor(noticeTemplateKey('confirmed', 'specialist'), subject, said),
      {
        template: noticeTemplateKey('confirmed', 'client'),
        to: 'claimant',
        subject: 'Your appointment is confirmed',
        lines: [
          `You see ${one.specialist.name} on ${whenOf(one)}. Please bring photo identification.`,
        ],
      },
    ];
  },
  sendPaperwork: ({ claimant }) => [
    doctor(
      'PaperworkSentToSpecialist',
      `Brief for ${claimant.name}`,
      'The brief is ready. The link in this mail opens it once.',
    ),
  ],
  attend: ({ claimant }) => [
    cm('AttendanceConfirmed', `${claimant.name} attended`, 'The claimant attended.'),
  ],
  notAttend: ({ claimant }) => [
    cm(
      'NonAttendance',
      `${claimant.name} did not attend`,
      'The claimant did not attend. Please tell us whether to book another time.',
    ),
  ],
  cancel: ({ claimant }) => [
    cm(
      noticeTemplateKey('cancelled', 'caseManager'),
      `Appointment of ${claimant.name} cancelled`,
      'The appointment was cancelled as you asked.',
    ),
  ],
  receiveDictation: ({ demo }) => [
    doctor(
      'DictationReceived',
      `Dictation received for ${demo.caseNo}`,
      'Thank you. The draft will be with you within two business days.',
    ),
  ],
  sendDraft: ({ claimant }) => [
    doctor(
      'ReportDraftToSpecialist',
      `Draft report for ${claimant.name}`,
      'Please read the draft and send it back with your changes.',
    ),
  ],
  sendReport: ({ claimant, specialist }) => [
    cm(
      'ReportReady',
      `Report of ${specialist.name} on ${claimant.name}`,
      'The report is ready. Those who have an account find it with the case.',
    ),
  ],
};

const html = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

/** The mails that the moves of each case wrote, delivered a minute after. */
export function mailRows(cases: readonly PaperCase[]): TableRows[] {
  const mails = cases.flatMap((one) =>
    one.demo.path.flatMap(({ move, at }) =>
      (mailsOfMove[move]?.(one) ?? []).flatMap((words) => {
        const reader = one[words.to];
        if (!reader?.email) return [];
        const name = words.to === 'specialist' ? reader.name : reader.name.split(' ')[0];
        const lines = [`Dear ${name},`, ...words.lines, 'Kind regards', 'Harbour Medico-Legal'];
        return [
          {
            one,
            words,
            at,
            to: reader.email,
            lines,
            id: idOf('mail', one.demo.id, move, words.to),
          },
        ];
      }),
    ),
  );
  const sentAfter = (at: Instant, now: number) =>
    new Date(Math.min(Date.parse(at) + 60_000, now)).toISOString();
  return [
    {
      table: 'emails_tracking',
      rows: mails.map(({ one, words, at, to, id }) => ({
        tenant_id: one.own,
        id,
        subject: words.subject,
        destination: to,
        template_key: words.template,
        status: 'delivered',
        sent_time: sentAfter(at, one.now),
        from_module: 'IME',
        object_id: one.demo.id,
        object_name: one.demo.caseNo,
        is_confidential: false,
        creation_time: at,
        creator_id: one.staffId,
      })),
    },
    {
      table: 'email_bodies',
      rows: mails.map(({ one, id, lines }) => ({
        tenant_id: one.own,
        email_id: id,
        body_text: lines.join('\n\n'),
        body_html: html(lines),
      })),
    },
  ];
}
