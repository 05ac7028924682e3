import { type FieldError, kindsOf, notMediaAt } from '@console/contract'

/** The fields of all bodies that hold the address of an image or a video, by their names. */
const MEDIA_FIELDS: Readonly<Record<string, 'image' | 'video'>> = {
  video_url: 'video',
  image_url: 'image',
  icon_url: 'image',
  avatar_url: 'image',
  logo_url: 'image',
}

/** Returns an error for each address in a body that leads to a page or a file of another kind instead of an image or a video. */
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
