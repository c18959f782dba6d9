import text from './menu-expectations.txt?raw';
import { parseMenuExpectations } from './parse-menu-expectations.ts';

export const menuExpectations = () => parseMenuExpectations(text);
