export { ActivateDialog } from './activation/activate-dialog.tsx'
export { ActivationDoubts } from './activation/activation-doubts.tsx'
export { CampaignStops } from './campaign-stops.tsx'
export { exportCampaign } from './transfer/export-campaign.ts'
