import { screensFor, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { ime, imeType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { designedSections } from '../case-page/designed-sections.ts';

const { Dictations } = designedSections;

function Section({ record }: { record: CaseRecord & StoredRecord }) {
  const refetch = useRefetch(ime);
  const refresh = async () => {
    await refetch();
  };
  return Dictations ? <Dictations type={imeType} record={record} refresh={refresh} /> : null;
}

export const imeScreens = screensFor(ime, {
  panels: {
    Dictations: ({ record }) => <Section record={record as object as CaseRecord & StoredRecord} />,
  },
});
