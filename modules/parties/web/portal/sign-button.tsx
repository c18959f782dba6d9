import { api, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';

type Props = { signerId: string; name: string };

/** The link is made when it is asked for, and leads to the page that mails lead to as well. */
export function SignButton({ signerId, name }: Props) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const path = `/app/portal/signatures/${signerId}/link`;
      const { link } = await api.post<{ link: string }>(path);
      window.location.assign(link);
    } catch (error) {
      toastFailure(error);
      setOpening(false);
    }
  };
  return (
    <Button
      type="primary"
      size="large"
      loading={isOpening}
      aria-label={`Read and sign ${name}`}
      onClick={() => void open()}
    >
      Read and sign
    </Button>
  );
}
