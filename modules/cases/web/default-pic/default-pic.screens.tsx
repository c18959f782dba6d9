import { screensFor } from '#kernel/web';
import { defaultPic } from '../../domain/index.ts';
import { DefaultPicPage } from './default-pic-page.tsx';

export const defaultPicScreens = screensFor(defaultPic, { list: DefaultPicPage });
