import { CheckCircleOutlined } from '@ant-design/icons';
import { pageAt, pageIsOpen } from '#kernel/domain';
import {
  api,
  EmptyState,
  InputForm,
  PageHeader,
  PageTitle,
  useSession,
  useTabsState,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { feedback } from '../../domain/index.ts';
import '../parts/host.css';

const { subject, category, message, attachmentId } = feedback.fields;
const fields = { category, subject, message, attachmentId };
const own = '/view/send-feedback';

/** The page that was open before this one: what most feedback is about. */
function usePageBefore(): string | null {
  const [params] = useSearchParams();
  const { tabs, order } = useTabsState();
  const byId = new Map(tabs.map((tab) => [tab.id, tab.path]));
  const paths = order.map((id) => byId.get(id)).filter((path) => path && path !== own);
  return params.get('from') ?? paths.at(-1) ?? null;
}

/** */
export default function SendFeedback() {
  const { actor } = useSession();
  const page = usePageBefore();
  const [sent, setSent] = useState<string | null>(null);
  const inbox = pageAt('/view/feedback');
  const reads =
    inbox && pageIsOpen(actor, inbox) && inbox.roles.some((r) => actor.roles.includes(r));

  const send = async (values: Record<string, unknown>) => {
    await api.post('/app/feedback', { ...values, ...(page && { page: page.slice(0, 300) }) });
    setSent(String(values.subject ?? ''));
  };

  return (
    <div className="page form-page">
      <PageTitle>Send Feedback</PageTitle>
      <PageHeader
        title="Send Feedback"
        actions={reads && <Link to="/view/feedback">Read feedback</Link>}
      />
      <section className="card" aria-label="Feedback">
        {sent === null ? (
          <>
            <p className="soft">
              What works well, what does not, what is missing: people read every line. Please leave
              out names and health details of clients.
            </p>
            <InputForm
              fields={fields}
              start={{ category: 'idea' }}
              save={(changes) => send({ category: 'idea', ...changes })}
              saveText="Send"
            />
          </>
        ) : (
          <EmptyState
            icon={<CheckCircleOutlined />}
            title="Thank you, your feedback has been sent"
            text={`“${sent}” is with the people who look after the product. They may write back to your email address.`}
            action={<Button onClick={() => setSent(null)}>Send more</Button>}
          />
        )}
      </section>
    </div>
  );
}
