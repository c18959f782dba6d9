import { api, toast, toastFailure } from '#kernel/web';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';

/** C-037: that the gateway answers is not yet that a message arrives. */
export function TestSms() {
  const [to, setTo] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (!to.trim()) return;
    setSending(true);
    try {
      await api.post('/app/health-checks/sms/test', { to });
      toast.success('The test SMS has been sent.');
    } catch (failure) {
      toastFailure(failure);
    }
    setSending(false);
  };

  return (
    <Space.Compact>
      <Input
        aria-label="Mobile number"
        placeholder="0412 345 678"
        maxLength={30}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        onPressEnter={() => void send()}
      />
      <Button loading={isSending} onClick={() => void send()}>
        Send a test
      </Button>
    </Space.Compact>
  );
}
