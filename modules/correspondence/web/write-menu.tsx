import {
  SendOutlined,
  FileTextOutlined,
  MailOutlined,
  MessageOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { fileRights, writeLetter } from '#documents/domain';
import { LetterDialog } from '#documents/web';
import { can, moduleNameOf, resourceNamed } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { MenuButton, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { lazy, Suspense, useState } from 'react';
import { sendEmail, sendSmsMessage, sendAdHoc } from '../domain/index.ts';

const SendDialog = lazy(() => import('./send/send-dialog.tsx'));
const SmsDialog = lazy(() => import('./sms/sms-dialog.tsx'));
const WriteDialog = lazy(async () => ({
  default: (await import('./templates/write-dialog.tsx')).WriteDialog,
}));

type Way = 'email' | 'sms' | 'letter' | 'template';
type Written = { readonly resource: string; readonly record: StoredRecord };

const ways = {
  email: { label: 'Email', icon: <MailOutlined /> },
  sms: { label: 'SMS', icon: <MessageOutlined /> },
  letter: { label: 'Letter', icon: <FileTextOutlined /> },
  template: { label: 'From a template', icon: <SnippetsOutlined /> },
} as const satisfies Record<Way, object>;

/** People with a mobile of their own, and those whom a letter is addressed to. */
const withMobile = ['specialist', 'client', 'caseManager'];
const withAddress = [...withMobile, 'company'];

export function waysToWrite(actor: Actor, { resource, record }: Written): Way[] {
  const mayAttach =
    fileRights.mayUpload(actor) && (record.can?.includes(`${resource}.update`) ?? false);
  const isOpen: Record<Way, boolean> = {
    email: can(actor, sendEmail.ability),
    sms: withMobile.includes(resource) && can(actor, sendSmsMessage.ability),
    letter: withAddress.includes(resource) && mayAttach && can(actor, writeLetter.ability),
    template: can(actor, sendAdHoc.ability),
  };
  return (Object.keys(ways) as Way[]).filter((way) => isOpen[way]);
}

/** Every way to write to the people of a record, behind one button. */
export function WriteMenu(written: Written) {
  const { actor } = useSession();
  const [way, setWay] = useState<Way | null>(null);
  const about = {
    fromModule: moduleNameOf(resourceNamed(written.resource)),
    objectId: written.record.id,
  };
  const close = () => setWay(null);
  const open = waysToWrite(actor, written);
  if (open.length === 0) return null;
  return (
    <>
      <MenuButton
        type="default"
        label="Ways to write"
        icon={<SendOutlined />}
        items={() => open.map((key) => ({ key, ...ways[key], run: () => setWay(key) }))}
      >
        Write
      </MenuButton>
      <Suspense>
        {way === 'email' && <SendDialog about={about} close={close} />}
        {way === 'sms' && <SmsDialog about={about} close={close} />}
        {way === 'letter' && <LetterDialog link={about} close={close} />}
        {way === 'template' && (
          <WriteDialog {...about} about={resourceNamed(written.resource).label[0]} close={close} />
        )}
      </Suspense>
    </>
  );
}
