import { PageHeader, PageTitle } from '#kernel/web';
import { useSearchParams } from 'react-router';
import { AskUs } from './ask-us.tsx';
import './help.css';
import { helpTopics, shortcuts } from './help-topics.ts';

/** G-105: what the menus open where the tenant has no address of its own. */
export default function HelpCentre() {
  const [params] = useSearchParams();
  const topic = params.get('topic');
  return (
    <div className="page help">
      <PageTitle>Help Centre</PageTitle>
      <PageHeader title="Help Centre" />
      <AskUs topic={topic} />
      <div className="help-topics">
        {helpTopics.map(({ key, title, lines }) => (
          <section key={key} className="card" aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className="card" aria-label="Keys">
          <h2>Keys</h2>
          <dl className="help-keys">
            {shortcuts.map(([keys, what]) => (
              <div key={keys}>
                <dt>
                  <kbd className="key">{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
