import { ChildPanel } from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { ndisImplementingProvider, ndisKeyContact } from '../../domain/index.ts';

const waiting = <Skeleton active title={false} />;

export const KeyContacts = ({ id }: { id: string }) => (
  <Suspense fallback={waiting}>
    <ChildPanel resource={ndisKeyContact} owner={{ id }} />
  </Suspense>
);

export const ImplementingProviders = ({ id }: { id: string }) => (
  <Suspense fallback={waiting}>
    <ChildPanel resource={ndisImplementingProvider} owner={{ id }} />
  </Suspense>
);
