import { expect, test } from 'vitest';
import { paymentRequestFile } from './payment-request-file.ts';
import type { RequestLine } from './payment-request-file.ts';

const aLine = (values: Partial<RequestLine> = {}): RequestLine => ({
  ndisNumber: '430123456',
  deliveredFrom: '2026-06-10',
  deliveredTo: '2026-06-10',
  supportNumber: '15_617_0128_1_3',
  claimNo: 'NC-2026-000001',
  quantity: '1.50',
  unitPrice: '193.99',
  kind: 'service',
  cancelReason: null,
  ...values,
});
const rows = (...lines: RequestLine[]) => paymentRequestFile('4050012345', lines).split('\r\n');

test('the file has the heads of the bulk payment request, and a line for each claim', () => {
  expect(rows(aLine())).toEqual([
    'RegistrationNumber,NDISNumber,SupportsDeliveredFrom,SupportsDeliveredTo,SupportNumber,ClaimReference,Quantity,Hours,UnitPrice,GSTCode,AuthorisedBy,ParticipantApproved,InKindFundingProgram,ClaimType,CancellationReason',
    '4050012345,430123456,2026/06/10,2026/06/10,15_617_0128_1_3,NC-2026-000001,1.50,,193.99,P2,,,,,',
    '',
  ]);
});

test('a cancellation says its reason, travel and other kinds their code', () => {
  const [, cancelled, travel, rest] = rows(
    aLine({ kind: 'cancellation', cancelReason: 'NSDH' }),
    aLine({ kind: 'travel', cancelReason: 'NSDH' }),
    aLine({ kind: 'nonFace' }),
  );

  expect(cancelled).toMatch(/,CANC,NSDH$/);
  expect(travel).toMatch(/,TRAN,$/);
  expect(rest).toMatch(/,NF2F,$/);
});

test('a cell that would be a formula or more cells is none', () => {
  const [, line] = rows(aLine({ supportNumber: '=1+1', claimNo: 'a,"b"' }));

  expect(line).toContain(`'=1+1,"a,""b"""`);
});
