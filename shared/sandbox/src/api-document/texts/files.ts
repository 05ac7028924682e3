import { fileKeys, IMAGE_LIMIT, IMAGE_WIDTHS, PIXEL_LIMIT, VIDEO_LIMIT } from '@console/contract'
import { count, keysIn, type ResourceTexts } from './resource-texts.ts'

const bytes = (limit: number) => limit.toLocaleString('en')

export const fileTexts: ResourceTexts<'files'> = {
  tag: 'Images and videos that records show.',
  calls: {
    'files.create': {
      summary: 'Upload a file',
      description: `A form: first the field \`purpose\`, then the file in the field \`file\`, so that an unwanted file is refused before its first byte.

- \`image\` and \`avatar\`: JPG or PNG (GIF where \`ALLOW_GIF\` is set) of fewer than ${bytes(IMAGE_LIMIT)} bytes and at most ${bytes(PIXEL_LIMIT)} pixels.
  It is decoded and encoded again: nothing is left of camera data or of anything hidden in it.
- \`video\`: MP4 or WebM of at most ${bytes(VIDEO_LIMIT)} bytes, with pictures.
- The type is read from the content, never from the name. The error is at \`/body/file\`: \`file_wrong_type\`, whose \`params\` name the
  format that was \`found\` if it is known, or \`file_damaged\` with 415, \`file_too_big\` or \`file_too_many_pixels\` with 413.
- \`avatar\` needs no key; the others need ${keysIn({ access: { any_of: fileKeys('image') } })}, otherwise 403.

The file is served at \`url\`, which stays the same as long as the file exists and never needs a token. With \`?w=\`, an image is at most
${IMAGE_WIDTHS.join(', ')} pixels wide.`,
      fields: { purpose: 'What the file is for; decides which types and sizes are allowed, and who can upload it.' },
      request: { purpose: 'image', file: '(the bytes of banner.png)' },
      wrong: { '/body/purpose': 'invalid_option', '/body/file': 'required' },
      problems: {
        payload_too_large: 'With `errors` at `/body/file` if it is the file that is too large.',
        unsupported_media_type: 'With `errors` at `/body/file` if it is the file that is not accepted.',
      },
    },
  },
  entities: {
    StoredFile: {
      description: 'A file that was uploaded.',
      example: {
        id: 'kYk2c1nYw0bVh0m1vJ7J3wq4V8r5TzXs',
        url: 'http://localhost:4000/files/kYk2c1nYw0bVh0m1vJ7J3wq4V8r5TzXs',
        content_type: 'image/png',
        size: 20_480,
        width: 640,
        height: 360,
      },
      absent: ['width', 'height', 'duration', 'codec'],
      fields: {
        url: 'Absolute; stays the same as long as the file exists.',
        content_type: { enum: ['image/jpeg', 'image/png', 'image/gif', 'video/mp4', 'video/webm'], description: 'From the content.' },
        size: count('The size of the stored file, in bytes.'),
        width: { type: 'integer', minimum: 1, description: 'In pixels, as the image is displayed. Absent for videos.' },
        height: { type: 'integer', minimum: 1, description: 'In pixels, as the image is displayed. Absent for videos.' },
        duration: 'In seconds. Absent for images, and for videos that do not state it.',
        codec:
          'How the pictures of a video are encoded: `h264`, `hevc`, `av1`, `vp8`, `vp9`, or the name that the file has for another codec.',
      },
    },
  },
}
