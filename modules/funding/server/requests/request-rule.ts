import { decideEach, defineRule, rowsById } from '#kernel/server';
import { checkRequestChange, fundingRequest } from '../../domain/index.ts';
import type { FundingRequestStatus } from '../../domain/index.ts';

const text = `select id, request_no as "requestNo", status from facility_requests
  where id = any($1::uuid[]) and not is_deleted`;

type Facts = {
  readonly id: string;
  readonly requestNo: string;
  readonly status: FundingRequestStatus;
};

export const answeredRequestStays = defineRule({
  name: 'funding.answeredRequestStays',
  sentence: 'A request for funding is edited while nobody has answered it.',
  on: fundingRequest,
  when: ['change', 'remove'],
  facts: rowsById<Facts>(text),
  decide: decideEach((before) => checkRequestChange(before)),
});
