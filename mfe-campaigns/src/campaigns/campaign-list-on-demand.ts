export { CampaignBegin } from './campaign-begin.tsx'
export { PeriodPanel } from './filters/period-panel.tsx'
export { CampaignTimeline } from './timeline/campaign-timeline.tsx'
