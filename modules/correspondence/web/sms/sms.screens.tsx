import { api, ActionButton, screensFor, Warning } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { listStoppedNumbers, resendSms, smsMessage } from '../../domain/index.ts';

type Stopped = { items: readonly { number: string; since: string }[] };

const useStopped = () =>
  useQuery({
    queryKey: ['stoppedNumbers'],
    queryFn: ({ signal }) => api.get<Stopped>(listStoppedNumbers.path, undefined, signal),
  }).data?.items ?? [];

const StoppedBanner = ({ number }: { number: string }) =>
  useStopped().some((one) => one.number === number) && (
    <Warning>This number answered STOP and gets no more SMS until it answers START.</Warning>
  );

const StoppedCount = () => {
  const count = useStopped().length;
  return count > 0 ? (
    <p className="soft">
      {count === 1 ? 'One number' : `${count} numbers`} asked to get no more SMS.
    </p>
  ) : null;
};

export const smsScreens = screensFor(smsMessage, {
  banner: ({ record }) => <StoppedBanner number={record.number} />,
  actions: ({ record }) =>
    record.direction === 'out' &&
    record.status !== 'queued' && (
      <ActionButton
        action={resendSms}
        record={record}
        question={`Send this SMS to ${record.number} again?`}
        done="The SMS stands in the list, with what becomes of it."
      />
    ),
  listTop: StoppedCount,
  widths: { body: 320, number: 130 },
});
