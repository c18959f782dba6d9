import { CalendarScreen } from './calendar-screen.tsx';

const preset = { consultationTypes: 'ndis' };

/** S-022, R-019: the same calendar, of NDIS consultations unless asked otherwise. */
export default function NdisCalendar() {
  return <CalendarScreen title="NDIS Calendar" preset={preset} />;
}
