import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decidePrepaid, markPrepaid, paperworkTypes } from '../../domain/index.ts';
import { caseRecord } from '../engine/index.ts';

/** G-130. */
export const prepaymentHandlers: readonly Handler[] = paperworkTypes.map(({ resource }) =>
  handle(markPrepaid(resource), ({ record, commit }) =>
    commit(decidePrepaid(resource, caseRecord(record))),
  ),
);
