import { dayIn } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  convertInquiry,
  decideConversion,
  decideInquiryState,
  moveInquiry,
} from '../../domain/index.ts';

type Facts = Parameters<typeof decideInquiryState>[0];

export const inquiryHandlers: readonly Handler[] = [
  handle(moveInquiry, ({ record, input, commit }) =>
    commit(
      record,
      decideInquiryState(
        record as unknown as Facts,
        input as Parameters<typeof decideInquiryState>[1],
      ),
    ),
  ),
  handle(convertInquiry, ({ record, input, services, commit }) =>
    commit(
      record,
      decideConversion(
        record as unknown as Facts,
        input as Parameters<typeof decideConversion>[1],
        dayIn('Australia/Sydney', services.now()),
      ),
    ),
  ),
];
