import { ArticleFields } from './contents/article-fields.tsx'
import { PlayableFields } from './contents/playable/playable-fields.tsx'
import { VideoFields } from './contents/video/video-fields.tsx'

export { PreviewPanel } from './preview/preview-panel.tsx'
export { CopyRewardDialog } from './rewards/copy-reward-dialog.tsx'
export { PostbackShown } from './rewards/postback-shown.tsx'

/** The fields of the types that need little else. */
export const SMALL_CONTENTS = { article: ArticleFields, html_playable: PlayableFields, video: VideoFields }
