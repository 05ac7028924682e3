import { ArticleFields } from './article-fields.tsx'
import { EmailFields } from './email-fields.tsx'
import { PlayableFields } from './playable/playable-fields.tsx'
import { VideoFields } from './video/video-fields.tsx'

/** In one file, since each file costs the module's entry its name and hash. */
export const FIELDS_BY_TYPE = { article: ArticleFields, email: EmailFields, html_playable: PlayableFields, video: VideoFields }
