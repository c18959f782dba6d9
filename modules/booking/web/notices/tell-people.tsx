import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { everyRecipient, listRecipients, noticeRecipients } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { nameInSentence } from '../parts/tenant-labels.ts';
import './notices.css';

type Told = {
  readonly recipient: NoticeRecipient;
  readonly name: string;
  readonly hasEmail: boolean;
  readonly email: string | null;
};

/** Of a slot and a client, or of an appointment that is there. */
export type Concerning = Readonly<
  Partial<Record<'appointmentId' | 'slotId' | 'clientId' | 'caseManagerId', string>>
>;

type Props = {
  about: Concerning;
  /** Their calendars forget it; else they are invited. */
  isCancelling?: boolean;
  /** Those who are not to be told. */
  untold: readonly NoticeRecipient[];
  setUntold: (untold: readonly NoticeRecipient[]) => void;
};

const labels = (recipient: NoticeRecipient): string => {
  const said = recipient === 'client' ? nameInSentence('client') : noticeRecipients[recipient];
  return said.charAt(0).toUpperCase() + said.slice(1);
};

export const toldWithout = (untold: readonly NoticeRecipient[]): NoticeRecipient[] =>
  everyRecipient.filter((one) => !untold.includes(one));

/** Who gets a message, said before it is sent; each can be left out. */
export function TellPeople({ about, isCancelling = false, untold, setUntold }: Props) {
  const { data } = useQuery({
    queryKey: ['noticeRecipients', about],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: Told[] }>(listRecipients.path, about, signal)).items,
  });
  if (!data?.length) return null;
  return (
    <fieldset className="tell-people">
      <legend>
        {isCancelling
          ? 'Tell by email, and take it out of their calendars'
          : 'Tell by email, with an invitation for the calendar'}
      </legend>
      {data.map(({ recipient, name, hasEmail, email }) => (
        <Checkbox
          key={recipient}
          checked={hasEmail && !untold.includes(recipient)}
          disabled={!hasEmail}
          onChange={({ target }) =>
            setUntold(
              target.checked ? untold.filter((one) => one !== recipient) : [...untold, recipient],
            )
          }
        >
          {name}{' '}
          <span className="soft">
            {labels(recipient)}
            {hasEmail ? email && ` · ${email}` : ' · no email address'}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
