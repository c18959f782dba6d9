import { MailOutlined, PrinterOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { api, confirm, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { sendDaysheets } from '../../domain/index.ts';

/** M-121, M-122, word for word. */
export const emailQuestion =
  'Do you want to email booking daysheets of the selected dates to the specialist?';
export const emailSent = (email: string): string =>
  `Email with booking daysheet attached being sent to doctor (${email}).`;

type Props = { query: Readonly<Record<string, unknown>>; print: () => void };

/** Doc 3 section 2.2. What is printed or mailed has a version from then on. */
export function DaysheetButtons({ query, print }: Props) {
  const { actor } = useSession();
  const [isSending, setSending] = useState(false);

  const email = async () => {
    if (!(await confirm({ text: emailQuestion, yes: 'Email daysheets' }))) return;
    setSending(true);
    try {
      const path = '/app/appointment-sessions/sendSpecialistBookingDaysheets';
      const { email: address } = await api.post<{ email: string }>(path, query);
      toast.success(emailSent(address));
    } catch (error) {
      toastFailure(error);
    } finally {
      setSending(false);
    }
  };
  const printAll = () => {
    // Printing must not wait for its stamp.
    api.post('/app/appointment-sessions/stampDaySheet', query).catch(toastFailure);
    print();
  };

  return (
    <>
      {can(actor, sendDaysheets.ability) && (
        <Button icon={<MailOutlined />} loading={isSending} onClick={() => void email()}>
          Email Daysheets
        </Button>
      )}
      <Button type="primary" icon={<PrinterOutlined />} onClick={printAll}>
        Print Daysheets
      </Button>
    </>
  );
}
