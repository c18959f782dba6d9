import { ActionButton, screensFor, StatusChip } from '#kernel/web';
import { publishUpdate, systemUpdate, withdrawUpdate } from '../../domain/index.ts';
import type { AnyAction } from '#kernel/domain';
import '../parts/host.css';
import { TextOfUpdate } from './text-of-update.tsx';

const publish: AnyAction = publishUpdate;
const withdraw: AnyAction = withdrawUpdate;

export const systemUpdateScreens = screensFor(systemUpdate, {
  actions: ({ record }) =>
    record.publishedTime ? (
      <ActionButton
        action={withdraw}
        record={record}
        question="Do you want to take this update back?"
      />
    ) : (
      <ActionButton
        action={publish}
        record={record}
        question="Publish this update? Everybody it is meant for sees it at once."
      />
    ),
  listNeeds: ['publishedTime'],
  rowActions: ({ record }) => [record.publishedTime ? withdraw : publish],
  panels: {
    Preview: ({ record }) => (
      <div className="news">
        <div className="news-line">
          {record.publishedTime ? (
            <StatusChip tone="success">Published</StatusChip>
          ) : (
            <StatusChip>Draft</StatusChip>
          )}
          {record.version && <span>Version {record.version}</span>}
        </div>
        <h2>{record.title}</h2>
        {record.summary && <p className="news-summary">{record.summary}</p>}
        <TextOfUpdate text={record.body ?? ''} />
      </div>
    ),
  },
});
