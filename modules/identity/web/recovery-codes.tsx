import { Dialog } from '#kernel/web';
import { Button, Typography } from 'antd';

type Props = { codes: readonly string[]; close: () => void };

/** Shown once. */
export const RecoveryCodes = ({ codes, close }: Props) => (
  <Dialog
    kind="confirm"
    title="Keep these recovery codes"
    close={close}
    footer={
      <Button type="primary" onClick={close}>
        I have kept them
      </Button>
    }
  >
    <p>
      Each of them opens your account once when everything else is lost. They are shown only now.
    </p>
    <Typography.Paragraph copyable={{ text: codes.join('\n') }}>
      <code className="recovery-codes">{codes.join('\n')}</code>
    </Typography.Paragraph>
  </Dialog>
);
