/** What few visits need, or none before it is drawn: one file that other browsers than the oldest fetch when the page is idle. */
export { startOnceDrawn } from './once-drawn.ts'
export { watchCalls } from './outages/watch-calls.ts'
export { reportMisread } from './telemetry/report-misread.ts'
export { letTranslate } from './translated.ts'
