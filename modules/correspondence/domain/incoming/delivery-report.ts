/** RFC 3464: what became of a mail, said by the server that had it last. */
export type DeliveryReport = {
  readonly outcome: 'bounced' | 'delivered' | 'delayed';
  readonly recipient: string;
  /** In words for the person who sent it. */
  readonly reason: string;
};

const outcomes: Readonly<Record<string, DeliveryReport['outcome']>> = {
  failed: 'bounced',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
  delayed: 'delayed',
};

const field = (lines: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(lines)?.[1]?.trim() ?? '';

/** `rfc822; anna@law.test` and `smtp; 550 no such user` say their kind first. */
const afterKind = (value: string): string => value.replace(/^[\w.-]+\s*;\s*/, '');

const reasonOf = (status: string, diagnostic: string): string =>
  [diagnostic, status && `(${status})`].filter(Boolean).join(' ').slice(0, 900) ||
  'The mail server gave no reason.';

/** Null: the text is no report that can be understood. The worst of several recipients counts. */
export function readDeliveryReport(text: string): DeliveryReport | null {
  const unfolded = text.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  const reports = unfolded.split(/\n{2,}/).flatMap((part): DeliveryReport[] => {
    const outcome = outcomes[field(part, 'Action').toLowerCase()];
    if (!outcome) return [];
    const recipient = afterKind(
      field(part, 'Final-Recipient') || field(part, 'Original-Recipient'),
    );
    const diagnostic = afterKind(field(part, 'Diagnostic-Code'));
    return [{ outcome, recipient, reason: reasonOf(field(part, 'Status'), diagnostic) }];
  });
  const worst = (outcome: DeliveryReport['outcome']) =>
    reports.find((report) => report.outcome === outcome);
  return worst('bounced') ?? worst('delayed') ?? worst('delivered') ?? null;
}
