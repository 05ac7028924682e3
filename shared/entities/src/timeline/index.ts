export { beginOf, dayAfter, dayAt } from './days.ts'
export { runOf, runsWithin } from './run-of.ts'
export { CampaignLine, Timeline, TimelineAxis } from './timeline.tsx'
export { type Span, spanOfDays } from './timeline-span.ts'
