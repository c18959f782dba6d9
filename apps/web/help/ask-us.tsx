import { pageAt, pageIsOpen } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Link } from 'react-router';

type Question = { title: string; text: string; subject: string };

const questions: Readonly<Record<string, Question>> = {
  directory: {
    title: 'Specialist panel directory',
    text: 'The directory lists the specialists of the panel with their fields and locations.',
    subject: 'Specialist panel directory',
  },
  seminars: {
    title: 'Seminars',
    text: 'We will tell you about the next dates and keep a place for you.',
    subject: 'Seminars',
  },
  education: {
    title: 'Education channel',
    text: 'The guides below explain the product step by step. Ask us for a training session.',
    subject: 'Training session',
  },
};

const usageHelp: Question = {
  title: 'Do you need a person?',
  text: 'Tell us what you wanted to do and what happened instead.',
  subject: 'Help with Caseway',
};

export function AskUs({ topic }: { topic: string | null }) {
  const { tenant } = useSession();
  const asked = topic !== null && Object.hasOwn(questions, topic) ? questions[topic] : null;
  const { title, text, subject } = asked ?? usageHelp;
  const { Email: email, CustomerName: name } = tenant.extraProperties;
  return (
    <section className="card help-ask" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <div className="buttons">
        {topic === 'directory' && <Directory />}
        {email && (
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            Write to {name ?? tenant.name}
          </a>
        )}
        <FeedbackLink />
      </div>
    </section>
  );
}

function FeedbackLink() {
  const { actor } = useSession();
  const page = pageAt('/view/send-feedback');
  if (!page || !pageIsOpen(actor, page)) return null;
  return <Link to="/view/send-feedback?from=/view/help-centre">Send feedback</Link>;
}

/** The tenant's own file, or the list of specialists for those who may open it. */
function Directory() {
  const { actor, tenant } = useSession();
  const file = tenant.extraProperties.DirectoryFile;
  const page = pageAt('/view/specialists');
  if (file) {
    return (
      <a href={`/files/${encodeURIComponent(file)}`} target="_blank" rel="noreferrer noopener">
        Open the directory
      </a>
    );
  }
  if (!page || !pageIsOpen(actor, page)) return null;
  return <Link to="/view/specialists">All specialists</Link>;
}
