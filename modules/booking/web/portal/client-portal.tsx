import { Notice, panelText, signOut, titleText, useSession } from '#kernel/web';
import { PortalForms } from '#parties/web';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import './portal.css';
import { PortalAppointments } from './portal-appointments.tsx';
import { PortalFiles } from './portal-files.tsx';
import { usePortal, usePortalAppointments } from './use-portal.ts';
import type { PortalAppointment } from './use-portal.ts';

const isComing = ({ dateTo, status }: PortalAppointment, now: number) =>
  Date.parse(dateTo) >= now && status !== 'cancelled';

const isToDo = ({ isOpen }: { isOpen: boolean }) => isOpen;

/** The forms stand below the appointments; whoever has something to do is told at once. */
const FormsToDo = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice
      tone="info"
      title={
        <a href="#forms">
          {count === 1 ? 'One form waits for you.' : `${count} forms wait for you.`}
        </a>
      }
    />
  );

/** G-066: all that a client sees of the product, made for a phone. */
export default function ClientPortal() {
  const { tenant } = useSession();
  const me = usePortal();
  const appointments = usePortalAppointments();
  const error = me.error ?? appointments.error;
  const [now] = useState(() => Date.now());
  const all = appointments.data ?? [];
  const coming = all.filter((one) => isComing(one, now)).toReversed();
  const earlier = all.filter((one) => !isComing(one, now));
  return (
    <main className="portal">
      <title>{titleText('My appointments', tenant.name)}</title>
      <header className="portal-head">
        <span>{me.data?.practice ?? tenant.name}</span>
        <Button type="text" onClick={() => void signOut()}>
          Sign out
        </Button>
      </header>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!error && (!me.data || !appointments.data) && <Skeleton active />}
      {me.data && appointments.data && (
        <>
          <h1>Hello {me.data.firstName}</h1>
          <FormsToDo count={me.data.signatures.length + me.data.forms.filter(isToDo).length} />
          <PortalAppointments
            title="Your appointments"
            items={coming}
            empty="No appointment is booked for you."
          />
          <Suspense fallback={<Skeleton active />}>
            <PortalForms
              forms={me.data.forms}
              signatures={me.data.signatures}
              zone={me.data.timeZone}
              refresh={me.refetch}
            />
          </Suspense>
          <PortalFiles title="Documents" items={me.data.documents} empty="There is no document." />
          {earlier.length > 0 && (
            <PortalAppointments title="Earlier and cancelled" items={earlier} empty="" />
          )}
          {me.data.email && (
            <p className="soft">
              Questions? Write to <a href={`mailto:${me.data.email}`}>{me.data.email}</a>.
            </p>
          )}
        </>
      )}
    </main>
  );
}
