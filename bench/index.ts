import { readArguments } from './arguments.ts';
import { measureLoad } from './measure-load.ts';
import { printTable } from './report/print-table.ts';
import type { Line } from './report/print-table.ts';
import { measureStarts } from './starts/measure-starts.ts';

const { rows, withLoad, withStarts, only } = readArguments(process.argv.slice(2));
const lines: Line[] = [];
if (withLoad) lines.push(...(await measureLoad(rows, only)));
if (withStarts) lines.push(...(await measureStarts()));
printTable(lines);
