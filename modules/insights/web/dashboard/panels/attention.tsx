import { None, Panel } from '../panel.tsx';
import { FailedWork } from './failed-work.tsx';

/** For whoever runs the tenant and has no actions of their own. */
export const Attention = () => (
  <Panel title="Needs you">
    <FailedWork none={<None>Everything that was to be sent or prepared has been.</None>} />
  </Panel>
);
