/** What few visits need, and none before the page is drawn. */
export { startOnceDrawn } from './once-drawn.ts'
export { watchCalls } from './outages/watch-calls.ts'
export { reportMisread } from './telemetry/report-misread.ts'
export { letTranslate } from './translated.ts'
