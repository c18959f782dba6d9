import { CalendarOutlined, FilterOutlined, PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { can, pageAt, pageIsOpen } from '#kernel/domain';
import { openTab, useSession } from '#kernel/web';
import { Button } from 'antd';
import { appointmentSession } from '../../../domain/index.ts';

type Props = {
  /** How many are set. */
  filters: number;
  hasFilters: boolean;
  toggleFilters: () => void;
  print: () => void;
};

/** Where a person gets an address that their own calendar program follows. */
const feedsPath = '/view/calendar-feeds';

export function HeadButtons({ filters, hasFilters, toggleFilters, print }: Props) {
  const { actor } = useSession();
  const feeds = pageAt(feedsPath);
  const subscribes =
    feeds && pageIsOpen(actor, feeds) && feeds.roles.some((role) => actor.roles.includes(role));
  return (
    <>
      {subscribes && (
        <Button icon={<CalendarOutlined />} onClick={() => openTab(feedsPath)}>
          Subscribe
        </Button>
      )}
      <Button icon={<PrinterOutlined />} onClick={print}>
        Print
      </Button>
      <Button
        icon={<FilterOutlined />}
        aria-expanded={hasFilters}
        type={filters ? 'primary' : 'default'}
        ghost={filters > 0}
        {...(filters > 0 && { className: 'cal-filters-on' })}
        onClick={toggleFilters}
      >
        {filters ? `Filters (${filters})` : 'Filters'}
      </Button>
      {can(actor, 'appointmentSession.create') && (
        <Button
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => openTab(`/view/${appointmentSession.segment}/add`)}
        >
          New session
        </Button>
      )}
    </>
  );
}
