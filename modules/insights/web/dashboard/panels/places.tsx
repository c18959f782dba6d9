import { openLists, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { None, Panel } from '../panel.tsx';

const most = 8;
/** What is set up once comes after what is worked with. */
const settings = ['platform', 'identity', 'correspondence'];

/** For whom little is counted: where their work is. */
export function Places() {
  const { actor } = useSession();
  const groups = openLists(actor);
  const isWork = ({ module }: { module: string }) => !settings.includes(module);
  const lists = [...groups.filter(isWork), ...groups.filter((group) => !isWork(group))]
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
