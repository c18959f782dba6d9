import type { Actor } from '#kernel/domain';
import { openLists, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { None, Panel } from '../panel.tsx';

const most = 8;
/** What is set up once comes after what is worked with. */
const settings = ['platform', 'identity', 'correspondence'];

/** At a funder loans are the work; elsewhere what is worked with keeps its order. */
function rankOf({ edition }: Actor, module: string): number {
  if (settings.includes(module)) return 2;
  return edition === 'FUNDING PROVIDER' && module !== 'funding' ? 1 : 0;
}

/** For whom little is counted: where their work is. */
export function Places() {
  const { actor } = useSession();
  const groups = openLists(actor);
  const lists = groups
    .toSorted((one, other) => rankOf(actor, one.module) - rankOf(actor, other.module))
    .flatMap((group) => group.lists)
    .filter(({ name }) => name !== 'actionRequired')
    .slice(0, most);
  return (
    <Panel title="Where to go" more={{ to: '/view/help-centre', text: 'Help centre' }}>
      {lists.length === 0 && (
        <None>
          Nothing waits for you here. What you may open is in the menu; the help centre explains how
          everything works.
        </None>
      )}
      <ul className="dash-places">
        {lists.map((resource) => (
          <li key={resource.name}>
            <Link to={`/view/${resource.segment}`}>{resource.label[1]}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
