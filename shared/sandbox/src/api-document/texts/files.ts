import { fileKeys, IMAGE_LIMIT, IMAGE_WIDTHS, PIXEL_LIMIT, VIDEO_LIMIT } from '@console/contract'
import { count, keysIn, type ResourceTexts } from './resource-texts.ts'

const ID = 'kYk2c1nYw0bVh0m1vJ7J3wq4V8r5TzXs'
const bytes = (limit: number) => limit.toLocaleString('en')

export const fileTexts: ResourceTexts<'files'> = {
  tag: 'Images and videos that records show.',
  calls: {
    'files.create': {
      summary: 'Upload a file',
      description: `A form: the field \`purpose\` first, then the file in the field \`file\`, so that a file that is not wanted is refused before its first byte.

- \`image\` and \`avatar\`: JPG or PNG (GIF where \`ALLOW_GIF\` is set) of fewer than ${bytes(IMAGE_LIMIT)} bytes and at most ${bytes(PIXEL_LIMIT)} pixels.
  It is decoded and written anew: nothing is left of what a camera noted or somebody hid in it.
- \`video\`: MP4 or WebM of at most ${bytes(VIDEO_LIMIT)} bytes.
- The type is read from the content, never from the name. What is wrong stands at \`/body/file\`: \`file_wrong_type\` or \`file_damaged\` with
  415, \`file_too_big\` or \`file_too_many_pixels\` with 413.
- \`avatar\` takes no key; the others take ${keysIn({ access: { any_of: fileKeys('image') } })}, else 403.

The file is served at \`url\`, which is the same for as long as the file is there and never needs a token. An image with \`?w=\` comes at most
${IMAGE_WIDTHS.join(', ')} pixels wide.`,
      fields: { purpose: 'What the file is for; decides its kind, its size and who may send it.' },
      request: { purpose: 'image', file: '(the bytes of banner.png)' },
      wrong: { '/body/purpose': 'invalid_option', '/body/file': 'required' },
      answer: {
        id: ID,
        url: `http://localhost:4000/files/${ID}`,
        content_type: 'image/png',
        size: 20_480,
        width: 640,
        height: 360,
      },
      problems: {
        payload_too_large: 'With `errors` at `/body/file` where the file is what is too large.',
        unsupported_media_type: 'With `errors` at `/body/file` where it is the file that is not accepted.',
      },
    },
  },
  entities: {
    StoredFile: {
      description: 'A file that was uploaded.',
      absent: ['width', 'height', 'duration'],
      fields: {
        url: 'Absolute, and the same for as long as the file is there.',
        content_type: { enum: ['image/jpeg', 'image/png', 'image/gif', 'video/mp4', 'video/webm'], description: 'By its content.' },
        size: count('Bytes as it is kept.'),
        width: { type: 'integer', minimum: 1, description: 'Pixels, as the image is seen. Absent of videos.' },
        height: { type: 'integer', minimum: 1, description: 'Pixels, as the image is seen. Absent of videos.' },
        duration: 'Seconds. Absent of images, and of videos that do not say it.',
      },
    },
  },
}
