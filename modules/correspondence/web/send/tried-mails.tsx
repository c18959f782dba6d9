import { MailOutlined, PaperClipOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { Notice, panelText, useSession } from '#kernel/web';
import type { DryRunAnswer } from '#kernel/web';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TriedMail } from '../../domain/index.ts';
import { MailHtml } from './mail-html.tsx';
import './send.css';

type Mails = { readonly items: readonly TriedMail[]; readonly totalCount: number };

type Seen = { readonly mails: Mails } | { readonly trouble: string } | null;

type Props = { ask: () => Promise<DryRunAnswer | null>; isAskedAtOnce?: boolean };

/** In the dialog of a call that sends: the mails as they would leave, before they do. */
export default function TriedMails({ ask, isAskedAtOnce = false }: Props) {
  const [seen, setSeen] = useState<Seen>(null);
  const [isBusy, setBusy] = useState(isAskedAtOnce);
  const find = () =>
    ask()
      .then(
        (answer): Seen => answer && { mails: answer['mails'] as Mails },
        (error: unknown): Seen => ({ trouble: panelText(error) }),
      )
      .then((found) => {
        setSeen(found);
        setBusy(false);
      });
  const look = () => {
    setBusy(true);
    void find();
  };
  const lookAtOnce = useEffectEvent(() => void find());
  useEffect(() => {
    if (isAskedAtOnce) lookAtOnce();
  }, [isAskedAtOnce]);
  const found = seen && ('trouble' in seen ? <Trouble {...seen} /> : <List {...seen.mails} />);
  return (
    <section className="tried-mails" aria-label="Emails of this step">
      <Button size="small" icon={<MailOutlined />} loading={isBusy} onClick={look}>
        {seen ? 'Preview again' : 'Preview email'}
      </Button>
      {isAskedAtOnce ? <div className="tried-room">{found}</div> : found}
    </section>
  );
}

const Trouble = ({ trouble }: { trouble: string }) => <Notice tone="warning" title={trouble} />;

function List({ items, totalCount }: Mails) {
  if (!items.length) return <p className="soft">No email would be sent.</p>;
  return (
    <>
      {items.map((mail, at) => (
        <Mail key={`${at} ${mail.to} ${mail.subject}`} mail={mail} />
      ))}
      {totalCount > items.length && (
        <p className="soft">and {totalCount - items.length} more of the same kind</p>
      )}
    </>
  );
}

/** B-279: those who keep templates get to the one that the words come from; what is typed here stays. */
function EditTemplate({ templateKey }: { templateKey: string }) {
  const { actor } = useSession();
  if (!can(actor, 'mailTemplate.read')) return null;
  const query = new URLSearchParams({ mode: 'detail', templateKey, tab: 'content' });
  return (
    <a href={`/view/mail-templates?${query}`} target="_blank" rel="noopener">
      Edit template
    </a>
  );
}

function Mail({
  mail: { to, cc, subject, body, text, attachments, templateKey, notSent },
}: {
  mail: TriedMail;
}) {
  return (
    <article className="tried-mail">
      <p>
        <b>{subject}</b> {templateKey && <EditTemplate templateKey={templateKey} />}
        <br />
        <span className="soft">
          To {to}
          {cc && `, cc ${cc}`}
        </span>
      </p>
      {notSent ? (
        <Notice tone="warning" title={`This email is not sent: ${notSent}`} />
      ) : body ? (
        <MailHtml html={body} title={`Email to ${to}`} />
      ) : (
        <p>{text}</p>
      )}
      {attachments.map(({ name, html }) => (
        <Attached key={name} name={name} html={html} />
      ))}
    </article>
  );
}

/** The page that the PDF is made from; a file is named only. */
function Attached({ name, html }: TriedMail['attachments'][number]) {
  const title = (
    <>
      <PaperClipOutlined aria-hidden /> {name}
    </>
  );
  if (!html) return <p>{title}</p>;
  return (
    <details>
      <summary>{title}</summary>
      <iframe className="tried-page" title={name} sandbox="" srcDoc={html} />
    </details>
  );
}
