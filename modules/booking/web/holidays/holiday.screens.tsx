import { screensFor } from '#kernel/web';
import { holiday } from '../../domain/index.ts';
import { HolidayPage } from './holiday-page.tsx';

export const holidayScreens = screensFor(holiday, { list: HolidayPage });
