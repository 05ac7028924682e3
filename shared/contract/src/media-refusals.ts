import { kindsOf } from './files.ts'
import { notMediaAt } from './media-addresses.ts'
import type { FieldError } from './route/problems.ts'

const MEDIA_FIELDS: Readonly<Record<string, 'image' | 'video'>> = {
  video_url: 'video',
  image_url: 'image',
  icon_url: 'image',
  avatar_url: 'image',
  logo_url: 'image',
}

/**
 * Returns an error for each address in the body of a write that leads to a page or a file of another kind instead of an image or a video.
 * No schema has this rule, whose list of sites would weigh on every page with a form.
 */
export function mediaRefusals(body: unknown, pointer = '/body'): FieldError[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]): FieldError[] => {
    const place = `${pointer}/${name}`
    const kind = MEDIA_FIELDS[name]
    const found = kind && typeof value === 'string' ? notMediaAt(value, kind) : undefined
    if (!kind || !found) return mediaRefusals(value, place)
    return [{ pointer: place, code: 'file_wrong_type', message: 'file_wrong_type', params: { allowed: kindsOf(kind), ...found } }]
  })
}
