import { readArguments } from './arguments.ts';
import { measureBooking } from './booking/measure-booking.ts';
import { measurePdfs } from './documents/measure-pdfs.ts';
import { measureLoad } from './measure-load.ts';
import { measurePages } from './pages/measure-pages.ts';
import { measureParties } from './parties/measure-parties.ts';
import { printTable } from './report/print-table.ts';
import type { Line } from './report/print-table.ts';
import { measureSockets } from './sockets/measure-sockets.ts';
import { measureStarts } from './starts/measure-starts.ts';
import { measureWeb } from './web/measure-web.ts';

const {
  rows,
  withLoad,
  withStarts,
  withWeb,
  withSockets,
  withBooking,
  withParties,
  withDocuments,
  withPages,
  only,
} = readArguments(process.argv.slice(2));
const lines: Line[] = [];
if (withLoad) lines.push(...(await measureLoad(rows, only)));
if (withStarts) lines.push(...(await measureStarts()));
if (withSockets) lines.push(...(await measureSockets()));
if (withBooking) lines.push(...(await measureBooking(rows / 2)));
if (withParties) lines.push(...(await measureParties()));
if (withDocuments) lines.push(...(await measurePdfs()));
if (withPages) lines.push(...(await measurePages()));
if (withWeb) lines.push(...(await measureWeb()));
printTable(lines);
