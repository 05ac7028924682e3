export { ActivationDoubts } from './activation/activation-doubts.tsx'
export { CampaignBegin } from './campaign-begin.tsx'
export { CampaignStops } from './campaign-stops.tsx'
export { PeriodPanel } from './filters/period-panel.tsx'
