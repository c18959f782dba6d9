import { CalendarScreen } from './calendar-screen.tsx';

const preset = {};

/** S-021, R-018. */
export default function ClinicCalendar() {
  return <CalendarScreen title="Clinic Calendar" preset={preset} />;
}
