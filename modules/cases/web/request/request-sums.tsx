import { EditOutlined } from '@ant-design/icons';
import { formatDate, formatMoney } from '#kernel/domain';
import { Notice, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { isFree } from '../../domain/index.ts';
import { pagesText } from './material-list.tsx';
import { PagesDialog } from './pages-dialog.tsx';
import { chosenIds } from './use-material.ts';
import type { Material, MaterialWish } from './use-material.ts';

type Props = {
  material: Material;
  record: Readonly<Record<string, unknown>>;
  /** Absent where nobody may change it. */
  save?: ((wish: MaterialWish) => Promise<boolean>) | undefined;
};

/** How much there is to read, what it costs and by when it is promised: before the request leaves. */
export function RequestSums({ material, record, save }: Props) {
  const { dateFormat } = useSession();
  const [isTyping, setTyping] = useState(false);
  const { pages, pagesReason, counted, uncounted, turnaround } = material;
  const promised = (record.reportDueDate as string | null) ?? turnaround?.promisedFor ?? null;
  return (
    <>
      <dl className="request-sums">
        <div>
          <dt>To read</dt>
          <dd>
            {pagesText(pages)}{' '}
            {save && (
              <Button
                type="text"
                size="small"
                icon={<EditOutlined />}
                aria-label="Type the pages"
                onClick={() => setTyping(true)}
              />
            )}
            {pagesReason && (
              <small className="soft">
                typed ({counted} counted): {pagesReason}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd>
            <Fee material={material} kind={record.requestKind} />
          </dd>
        </div>
        <div>
          <dt>Promised for</dt>
          <dd>
            {promised ? formatDate(promised, dateFormat) : '-'}
            {turnaround && !record.requestSentOn && !record.reportDueDate && (
              <small className="soft">{turnaround.businessDays} business days if sent today</small>
            )}
          </dd>
        </div>
      </dl>
      {uncounted > 0 && !pagesReason && save && (
        <Notice
          tone="warning"
          title={`${uncounted === 1 ? 'One document has' : `${uncounted} documents have`} no page count. Type the pages, or fee and promise leave them out.`}
        />
      )}
      {isTyping && save && (
        <PagesDialog
          material={material}
          close={() => setTyping(false)}
          save={(typed) => save({ fileIds: chosenIds(material), ...typed })}
        />
      )}
    </>
  );
}

function Fee({ material: { charges }, kind }: { material: Material; kind: unknown }) {
  const { currency } = useSession();
  if (isFree(kind)) return <>No fee</>;
  const shown = charges.filter(({ amount, payeeAmount }) => amount ?? payeeAmount);
  if (!shown.length) return <>{charges.length ? 'To be set by accounting' : '-'}</>;
  return (
    <>
      {shown.map(({ description, amount, payeeAmount, hasGst }) => (
        <span key={description} className="request-charge">
          {formatMoney(amount ?? payeeAmount ?? '0', currency)}
          {amount && hasGst ? ' + GST' : ''} <small className="soft">{description}</small>
        </span>
      ))}
    </>
  );
}
