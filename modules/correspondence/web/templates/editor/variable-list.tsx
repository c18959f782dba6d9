import { Input } from 'antd';
import { useState } from 'react';
import { groupOf } from '../../../domain/index.ts';
import type { Variable } from '../../../domain/index.ts';

type Props = { readonly variables: readonly Variable[]; readonly insert: (path: string) => void };

const fits = ({ path, label, explanation }: Variable, typed: string): boolean =>
  `${groupOf(path)} ${path} ${label} ${explanation}`.toLowerCase().includes(typed.toLowerCase());

/** What the template may say, with explanations; a press puts it where the cursor is. */
export function VariableList({ variables, insert }: Props) {
  const [typed, setTyped] = useState('');
  const shown = variables.filter((one) => one.kind === 'text' && fits(one, typed.trim()));
  const groups = Map.groupBy(shown, ({ path }) => groupOf(path));
  return (
    <aside className="template-variables" aria-label="Variables">
      <Input.Search
        allowClear
        placeholder="Find a variable"
        aria-label="Find a variable"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="template-variable-groups">
        {[...groups].map(([group, some]) => (
          <section key={group}>
            <h3>{group}</h3>
            {some.map(({ path, label, explanation, example }) => (
              <button
                key={path}
                type="button"
                className="template-variable"
                title={path}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(path)}
              >
                <b>{label}</b>
                <span className="soft">{explanation}</span>
                <span className="soft">e.g. {String(example)}</span>
              </button>
            ))}
          </section>
        ))}
        {!groups.size && <p className="soft">No variable is called like this.</p>}
      </div>
    </aside>
  );
}
