import { CalendarOutlined, DownloadOutlined, HistoryOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import {
  PageHeader,
  PageTitle,
  postBlob,
  saveBlob,
  TabLink,
  toastFailure,
  todayIn,
  useSession,
} from '#kernel/web';
import { Button, Segmented, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { exportAvailability, searchDays, searchSortings } from '../../domain/index.ts';
import type { SearchInput, SearchSorting } from '../../domain/index.ts';
import { calendarAddress } from './calendar-address.ts';
import { CentreList } from './centre-list.tsx';
import { ClientBanner, useClientInHand } from './book-for-client.tsx';
import { CriteriaPanel } from './criteria-panel.tsx';
import { ActiveCriteria } from './active-criteria.tsx';
import { MovingBanner, useMoving } from './move-appointment.tsx';
import { OnDemandList } from './on-demand-list.tsx';
import { SessionResults } from './session-results.tsx';
import './search.css';
import './search-results.css';
import { TakerBanner, useSlotTaker } from './take-slot.tsx';
import { askable, criteriaOf, paramsOf, useCriteria } from './use-criteria.ts';
import { useSettled } from './use-settled.ts';

const HistoryDrawer = lazy(async () => ({
  default: (await import('./history-drawer.tsx')).HistoryDrawer,
}));

const views = { sessions: 'Sessions', onDemand: 'On demand', centres: 'Centres' } as const;
type View = keyof typeof views;

const sortings = Object.entries(searchSortings).map(([value, label]) => ({ value, label }));

/** R-033, M-019, M-020: the right slots on screen while the caller is on the line. */
export default function SearchPage() {
  const { actor, offersExport, zone } = useSession();
  const { values, change, startOver } = useCriteria();
  const { moving, stop, moved } = useMoving();
  const { inHand, stop: stopClient } = useClientInHand();
  const { taker, stop: stopTaking } = useSlotTaker();
  const [view, setView] = useState<View>('sessions');
  const [sorting, setSorting] = useState<SearchSorting>('date');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const asked = askable(values);
  const query = useSettled(paramsOf(asked).toString());
  const today = todayIn(zone);
  const { from, to } = searchDays(values as SearchInput, today);

  const save = async () => {
    setExporting(true);
    try {
      saveBlob(await postBlob(exportAvailability.path, asked), `availability-${today}.xlsx`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setExporting(false);
    }
  };

  return (
    <div className="page search-page">
      <PageTitle>Session and Specialist Search</PageTitle>
      <PageHeader
        title="Session and Specialist Search"
        meta="Appointment Session Search"
        actions={
          <>
            {can(actor, 'appointmentSearch.list') && (
              <Button icon={<HistoryOutlined />} onClick={() => setHistoryOpen(true)}>
                History
              </Button>
            )}
            {offersExport && can(actor, exportAvailability.ability) && (
              <Button icon={<DownloadOutlined />} loading={isExporting} onClick={() => void save()}>
                Export
              </Button>
            )}
            <TabLink to={calendarAddress(values, { dateFrom: from, dateTo: to })}>
              <CalendarOutlined /> Open in calendar
            </TabLink>
          </>
        }
      />
      <div className="search-columns">
        <CriteriaPanel values={values} change={change} />
        <div className="search-results">
          {moving && <MovingBanner moving={moving} stop={stop} />}
          {inHand && !moving && <ClientBanner client={inHand} stop={stopClient} />}
          {taker && !moving && <TakerBanner taker={taker} stop={stopTaking} />}
          <div className="search-tools">
            <Segmented<View>
              aria-label="What to show"
              value={view}
              onChange={setView}
              options={Object.entries(views).map(([value, label]) => ({
                value: value as View,
                label,
              }))}
            />
            {view === 'sessions' && (
              <Select<SearchSorting>
                aria-label="Order"
                value={sorting}
                onChange={setSorting}
                options={sortings as { value: SearchSorting; label: string }[]}
              />
            )}
          </div>
          <ActiveCriteria values={values} change={change} clear={() => startOver()} />
          {view === 'sessions' && (
            <SessionResults
              query={query}
              sorting={sorting}
              values={values}
              change={change}
              showOnDemand={() => setView('onDemand')}
              moving={moving}
              moved={moved}
              client={inHand}
              booked={stopClient}
              taker={taker}
            />
          )}
          {view === 'onDemand' && <OnDemandList query={query} />}
          {view === 'centres' && (
            <CentreList
              change={change}
              values={criteriaOf(new URLSearchParams(query))}
              choose={(centreId) => {
                change({ centreId, postcode: null, radiusKm: null, state: null });
                setView('sessions');
              }}
            />
          )}
        </div>
      </div>
      {isHistoryOpen && (
        <Suspense>
          <HistoryDrawer
            close={() => setHistoryOpen(false)}
            again={(kept) => {
              startOver(kept);
              setHistoryOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
