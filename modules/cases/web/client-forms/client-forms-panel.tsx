import type { AnyResource } from '#kernel/domain';
import { panelText, spoken, useRecord } from '#kernel/web';
import { ClientForms } from '#parties/web';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

/** G-066: the forms of the claimant on the page of a case of this kind. */
export const clientFormsOf = (
  resource: AnyResource,
): { default: ComponentType<{ id: string }> } => ({
  default: function CaseClientForms({ id }) {
    const { data, error } = useRecord(resource, id);
    if (error) return <p className="soft">{panelText(error)}</p>;
    if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    const clientId = data['clientId'];
    if (typeof clientId !== 'string')
      return <p className="soft">{spoken('This case has no claimant yet.')}</p>;
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <ClientForms clientId={clientId} />
      </Suspense>
    );
  },
});
