import type { Money, PlainDate } from '#kernel/domain';
import { claimTypeCodes } from './ndis-claim-choices.ts';
import type { NdisClaimKind } from './ndis-claim-choices.ts';

export type RequestLine = {
  readonly ndisNumber: string;
  readonly deliveredFrom: PlainDate;
  readonly deliveredTo: PlainDate;
  readonly supportNumber: string;
  readonly claimNo: string;
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly kind: NdisClaimKind;
  readonly cancelReason: string | null;
};

/** The heads of the bulk payment request template of the NDIA, in their order. */
export const requestHeads = [
  'RegistrationNumber',
  'NDISNumber',
  'SupportsDeliveredFrom',
  'SupportsDeliveredTo',
  'SupportNumber',
  'ClaimReference',
  'Quantity',
  'Hours',
  'UnitPrice',
  'GSTCode',
  'AuthorisedBy',
  'ParticipantApproved',
  'InKindFundingProgram',
  'ClaimType',
  'CancellationReason',
] as const;

/** Supports under a plan are GST free. */
const gstFree = 'P2';

/** A cell that begins like a formula would be run by a spreadsheet. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const dayText = (day: PlainDate): string => day.replaceAll('-', '/');

const lineOf = (registrationNumber: string, line: RequestLine): string =>
  [
    registrationNumber,
    line.ndisNumber,
    dayText(line.deliveredFrom),
    dayText(line.deliveredTo),
    line.supportNumber,
    line.claimNo,
    line.quantity,
    '',
    line.unitPrice,
    gstFree,
    '',
    '',
    '',
    claimTypeCodes[line.kind],
    line.kind === 'cancellation' ? (line.cancelReason ?? 'NSDO') : '',
  ]
    .map(cell)
    .join(',');

/** Hours stay empty where a quantity is given: the portal takes one of both. */
export const paymentRequestFile = (
  registrationNumber: string,
  lines: readonly RequestLine[],
): string =>
  `${[requestHeads.join(','), ...lines.map((line) => lineOf(registrationNumber, line))].join('\r\n')}\r\n`;
