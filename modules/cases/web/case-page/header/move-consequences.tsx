import { MailOutlined, WarningOutlined } from '@ant-design/icons';
import { templateName } from '#correspondence/domain';
import { api, Notice, panelText, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { consequencesText, previewMove, undoOutcomes } from '../../../domain/index.ts';
import type { CaseRecord, CaseType, Consequences } from '../../../domain/index.ts';

type Props = {
  type: CaseType;
  record: CaseRecord & { readonly concurrencyStamp: string };
  move: string;
  outcome: string | null;
  /** Templates of the move that are not sent this time. */
  untold?: readonly string[];
};

/** Asked anew with each outcome: what is sent, what is charged, who is next. */
export function MoveConsequences({ type, record, move, outcome, untold = [] }: Props) {
  const { data, error } = useQuery({
    queryKey: ['consequences', record.id, record.concurrencyStamp, move, outcome],
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.post<Consequences>(previewMove.path, {
        fromModule: type.key,
        objectId: record.id,
        move,
        ...(outcome && { outcome }),
      }),
  });
  if (error) return <Notice tone="warning" title={panelText(error)} />;
  if (!data) return <Expected />;
  const mails = data.mails.filter(({ template }) => !untold.includes(template));
  return <Following consequences={{ ...data, mails }} isUndo={move === 'undo'} />;
}

/** As high as the usual answer: the buttons below must not move under a hand that is about to press. */
const Expected = () => (
  <section className="case-follows" aria-busy>
    <h3>What follows</h3>
    <Skeleton active title={false} paragraph={{ rows: 2, width: ['30%', '80%'] }} />
  </section>
);

function Following({ consequences, isUndo }: { consequences: Consequences; isUndo: boolean }) {
  const formats = useSession();
  const { mails, stays, hindrance, plan = [] } = consequences;
  if (hindrance) return <Notice tone="warning" title={hindrance} />;
  return (
    <section className="case-follows" aria-label="What follows">
      <h3>What follows</h3>
      <p className="case-follows-sum">
        {isUndo
          ? 'The case goes back to the step before.'
          : consequencesText(consequences, formats)}
      </p>
      {mails.length > 0 && (
        <ul className="case-mails">
          {mails.map((mail) => (
            <MailLine key={`${mail.template} ${mail.name} ${mail.to}`} mail={mail} />
          ))}
        </ul>
      )}
      {plan.length > 0 && (
        <ul className="case-mails">
          {plan.map(({ outcome, text }) => (
            <li key={text}>
              <b>{undoOutcomes[outcome as keyof typeof undoOutcomes]}:</b> {text}
            </li>
          ))}
        </ul>
      )}
      {stays.length > 0 && (
        <Notice tone="warning" title="These mails have left and cannot be taken back:">
          <ul className="case-mails">
            {stays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

function MailLine({ mail: { template, name, to } }: { mail: Consequences['mails'][number] }) {
  if (to)
    return (
      <li>
        <MailOutlined aria-hidden /> {templateName(template)} to {name ?? to}{' '}
        <span className="soft">{to}</span>
      </li>
    );
  return (
    <li className="case-mail-missing">
      <WarningOutlined aria-hidden /> {templateName(template)}:{' '}
      {name ? `${name} has no email address` : 'nobody is named to receive it'}
    </li>
  );
}
