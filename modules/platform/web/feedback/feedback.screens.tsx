import { screensFor } from '#kernel/web';
import { feedback } from '../../domain/index.ts';
import FeedbackInbox from './feedback-inbox.tsx';

export const feedbackScreens = screensFor(feedback, { list: FeedbackInbox });
