import { api, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { searchPlaces } from '../../domain/index.ts';
import type { ChangeCriteria, CriteriaValues } from './use-criteria.ts';

export type PlaceItem = { label: string; postcodes: readonly string[]; isWhole: boolean };

/** What is known of a place while it is typed. */
export const usePlaceItems = (typed: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['searchPlaces', typed],
    enabled: isWanted && typed.trim().length > 1,
    queryFn: async ({ signal }) =>
      (await api.get<{ items: PlaceItem[] }>(searchPlaces.path, { q: typed }, signal)).items,
  });

type Props = { error: unknown; values: CriteriaValues; change: ChangeCriteria };

/** Why there is no answer; of several places with one name, the choice. */
export function SearchTrouble({ error, values, change }: Props) {
  const isAmbiguous = (error as { code?: string }).code === 'placeAmbiguous';
  const { data = [] } = usePlaceItems(String(values.postcode ?? ''), isAmbiguous);
  return (
    <Alert
      type="error"
      showIcon
      title={panelText(error)}
      description={
        isAmbiguous && (
          <div className="buttons">
            {data
              .filter(({ isWhole }) => isWhole)
              .map(({ label }) => (
                <Button key={label} size="small" onClick={() => change({ postcode: label })}>
                  {label}
                </Button>
              ))}
          </div>
        )
      }
    />
  );
}
