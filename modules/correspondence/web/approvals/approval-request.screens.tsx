import { ActionButton, Notice, screensFor, useSession } from '#kernel/web';
import type { RecordOf } from '#kernel/domain';
import { approvalRequest, approvalWorkflow } from '../../domain/index.ts';
import { Differences } from './differences.tsx';

const { approve, decline, withdraw } = approvalWorkflow.actions;

type Request = RecordOf<typeof approvalRequest>;

/** Who asked waits; everybody else decides. */
function Buttons({ record }: { record: Request }) {
  const { actor } = useSession();
  if (record.status !== 'waiting') return null;
  if (record.askedById === actor.userId)
    return <ActionButton action={withdraw} record={record} done="The request is withdrawn." />;
  return (
    <>
      <ActionButton action={approve} record={record} done="It is approved and done." />
      <ActionButton action={decline} record={record} done="The request is declined." />
    </>
  );
}

export const approvalRequestScreens = screensFor(approvalRequest, {
  banner: ({ record }) =>
    record.status === 'waiting' && (
      <Notice tone="info" title="It waits for a second person. What approving does:">
        <Differences lines={(record.outcome ?? '').split('\n')} />
      </Notice>
    ),
  actions: ({ record }) => <Buttons record={record} />,
});
