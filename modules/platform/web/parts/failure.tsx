import { panelText } from '#kernel/web';
import { Alert, Button } from 'antd';

/** What could not be loaded, with the next step. */
export const Failure = ({ error, again }: { error: unknown; again: () => unknown }) => (
  <Alert
    type="error"
    showIcon
    title={panelText(error)}
    action={
      <Button size="small" onClick={() => void again()}>
        Try again
      </Button>
    }
  />
);
