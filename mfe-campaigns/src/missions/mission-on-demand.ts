export { PreviewPanel } from './preview/preview-panel.tsx'
export { CopyRewardDialog } from './rewards/copy-reward-dialog.tsx'
export { PostbackShown } from './rewards/postback-shown.tsx'
