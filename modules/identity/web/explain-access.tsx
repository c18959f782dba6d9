import { abilities, pageAt, pages } from '#kernel/domain';
import { api, panelText } from '#kernel/web';
import { allRoles, roles } from '#platform/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import type { Explanation } from '../domain/index.ts';
import { aboutText, permissionText } from './permission-words.ts';

const myself = 'myself';

/** The server answers: it alone knows whether tenant, edition or default decides a feature. */
const useExplanation = (thing: string | null, role: string) =>
  useQuery({
    queryKey: ['explain', thing, role],
    enabled: thing !== null,
    staleTime: 0,
    queryFn: () =>
      api.post<Explanation>('/app/access/explain', {
        ...(thing && pageAt(thing) ? { path: thing } : { ability: thing }),
        ...(role !== myself && { role }),
      }),
  });

/** Which role, feature, setting or rule decides about a page or a permission. */
export function ExplainAccess() {
  const [role, setRole] = useState<string>(myself);
  const [thing, setThing] = useState<string | null>(null);
  const { data, error } = useExplanation(thing, role);

  return (
    <section className="card" aria-label="Why is this hidden?">
      <div className="values">
        <div className="field">
          <label htmlFor="why-thing">Page or permission</label>
          <Select
            id="why-thing"
            showSearch={{ optionFilterProp: 'label' }}
            value={thing}
            onChange={setThing}
            options={things()}
          />
        </div>
        <div className="field">
          <label htmlFor="why-role">For</label>
          <Select
            id="why-role"
            value={role}
            onChange={setRole}
            options={[
              { value: myself, label: 'Myself' },
              ...allRoles.map((name) => ({ value: name, label: roles[name] })),
            ]}
          />
        </div>
      </div>
      {error && <Alert type="error" title={panelText(error)} showIcon />}
      {data && <Alert type={data.isOpen ? 'success' : 'warning'} title={data.sentence} showIcon />}
    </section>
  );
}

/** The name in the code stays at the end: whoever read it in a log can search for it. */
const wordsOf = (ability: string) =>
  `${aboutText(ability.split('.')[0] ?? '')}: ${permissionText(ability)} (${ability})`;

const things = () => [
  {
    label: 'Pages',
    options: pages().map(({ path, title }) => ({ value: path, label: `${title} (${path})` })),
  },
  {
    label: 'Permissions',
    options: abilities()
      .map(({ ability }) => ({ value: ability, label: wordsOf(ability) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  },
];
