import * as v from 'valibot'
import { AppLinkInput, UrlInput } from '../fields/url-inputs.ts'
import { contentTitle, duration } from './content-fields.ts'
import { writeOf } from './write-of.ts'

export const ArticleContent = v.object({
  title: contentTitle,
  image_url: UrlInput,
  read_more_url: AppLinkInput,
  duration,
})
export const ArticleWrite = writeOf('article', ArticleContent)
