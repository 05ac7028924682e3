import * as v from 'valibot'
import { OptionalAppLink, OptionalUrl, UrlInput } from '../fields/url-inputs.ts'
import { duration, skippable } from './content-fields.ts'
import { TASK_TYPE_RULES } from './task-types.ts'
import { writeOf } from './write-of.ts'

export const VideoContent = v.pipe(
  v.object({
    video_url: UrlInput,
    duration,
    skippable_after: skippable(TASK_TYPE_RULES.video.skip),
    image_url: OptionalUrl,
    read_more_url: OptionalAppLink,
  }),
  v.forward(
    v.partialCheck(
      [['duration'], ['skippable_after']],
      ({ duration, skippable_after }) => skippable_after === null || skippable_after <= duration,
      'too_late',
    ),
    ['skippable_after'],
  ),
)
export const VideoWrite = writeOf('video', VideoContent)
