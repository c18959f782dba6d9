import { abilities, pageAt, pages, whyNot, whyPageIsClosed } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { PageTitle, useSession } from '#kernel/web';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { allRoles, roles } from '../domain/index.ts';
import { reasonText } from './reason-text.ts';

const own = 'own';

/** The same person in the same tenant, had they only this role. */
const as = (actor: Actor, role: string): Actor =>
  role === own ? actor : { ...actor, roles: [role], attributes: settingsOnly(actor) };

const settingsOnly = ({ attributes }: Actor) =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => key.startsWith('setting:')));

const why = (actor: Actor, thing: string) => {
  const page = pageAt(thing);
  return page ? whyPageIsClosed(actor, page) : whyNot(actor, thing);
};

export default function WhyHidden() {
  const { actor } = useSession();
  const [role, setRole] = useState<string>(own);
  const [thing, setThing] = useState<string | null>(null);
  const reason = thing === null ? null : why(as(actor, role), thing);

  return (
    <div className="page">
      <PageTitle>System Tools</PageTitle>
      <h1>Why is this hidden?</h1>
      <section className="card">
        <div className="values">
          <div className="field">
            <label htmlFor="why-thing">Page or ability</label>
            <Select
              id="why-thing"
              showSearch={{ optionFilterProp: 'label' }}
              value={thing}
              onChange={setThing}
              options={[
                {
                  label: 'Pages',
                  options: pages().map(({ path, title }) => ({
                    value: path,
                    label: `${title} (${path})`,
                  })),
                },
                {
                  label: 'Abilities',
                  options: abilities().map(({ ability }) => ({ value: ability, label: ability })),
                },
              ]}
            />
          </div>
          <div className="field">
            <label htmlFor="why-role">For</label>
            <Select
              id="why-role"
              value={role}
              onChange={setRole}
              options={[
                { value: own, label: 'Myself' },
                ...allRoles.map((name) => ({ value: name, label: roles[name] })),
              ]}
            />
          </div>
        </div>
        {thing !== null && (
          <Alert type={reason ? 'warning' : 'success'} title={reasonText(reason, actor)} showIcon />
        )}
      </section>
    </div>
  );
}
