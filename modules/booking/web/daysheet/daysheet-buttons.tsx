import { FilePdfOutlined, MailOutlined, PrinterOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { api, DialogButton, getBlob, saveBlob, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { sendDaysheets } from '../../domain/index.ts';

/** M-121, M-122, word for word. */
export const emailQuestion =
  'Do you want to email booking daysheets of the selected dates to the specialist?';
export const emailSent = (email: string): string =>
  `Email with booking daysheet attached being sent to doctor (${email}).`;

type Props = {
  query: Readonly<Record<string, unknown>>;
  print: () => Promise<void>;
  reload: () => Promise<void>;
};

const base = '/app/appointment-sessions';

const pdfPath = (query: Props['query']): string => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const asked = new URLSearchParams([...given, ['format', 'pdf']]);
  return `${base}/exportDaysheet?${asked.toString()}`;
};

/** Doc 3 section 2.2. What is printed or mailed has a version from then on, and shows it. */
export function DaysheetButtons({ query, print, reload }: Props) {
  const { actor } = useSession();
  const [running, setRunning] = useState<'pdf' | 'print' | null>(null);

  const run = async (name: 'pdf' | 'print', work: () => Promise<void>) => {
    setRunning(name);
    await work().catch(toastFailure);
    setRunning(null);
  };
  const email = async () => {
    const path = `${base}/sendSpecialistBookingDaysheets`;
    const { email: address } = await api.post<{ email: string }>(path, query);
    toast.success(emailSent(address));
    await reload();
  };
  const printAll = () =>
    run('print', async () => {
      await api.post(`${base}/stampDaySheet`, query);
      await reload();
      await print();
    });
  const savePdf = () =>
    run('pdf', async () =>
      saveBlob(await getBlob(pdfPath(query)), `Daysheet_${String(query['fromDate'])}.pdf`),
    );

  return (
    <>
      {can(actor, sendDaysheets.ability) && (
        <DialogButton
          action={{ ...sendDaysheets, label: 'Email daysheets', input: {} }}
          recordId=""
          fixed={query}
          about={<p>{emailQuestion}</p>}
          run={email}
          icon={<MailOutlined />}
        >
          Email Daysheets
        </DialogButton>
      )}
      <Button icon={<FilePdfOutlined />} loading={running === 'pdf'} onClick={() => void savePdf()}>
        Download PDF
      </Button>
      <Button
        type="primary"
        icon={<PrinterOutlined />}
        loading={running === 'print'}
        onClick={() => void printAll()}
      >
        Print Daysheets
      </Button>
    </>
  );
}
