import * as v from 'valibot'
import { isGranted, type PermissionKey } from './permissions.ts'
import type { FieldCode } from './problems.ts'
import { route } from './route.ts'
import { Id, Url } from './shapes.ts'

/** What a file is for, which decides its kind, its size and who may send it. */
export const FILE_PURPOSES = ['image', 'video', 'avatar'] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

const MB = 1024 * 1024
/** Bytes: an image is smaller ('under 2 MB', spec section 5), so that 2,097,152 are too many and 2,097,151 are not. */
export const IMAGE_LIMIT = 2 * MB
/** Bytes: a video may have as many. */
export const VIDEO_LIMIT = 50 * MB
/** Pixels of an image, those of all frames together; counted from its header before anything is decoded. */
export const PIXEL_LIMIT = 40_000_000
/** Bytes of a whole upload: the largest file, and room for the fields and boundaries around it. */
export const UPLOAD_LIMIT = VIDEO_LIMIT + 64 * 1024

/** Where `ALLOW_GIF` is set GIF is an image too; a browser cannot know, so there the API decides. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const
export const GIF_TYPE = 'image/gif'
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const

/** Pixels: the widths to which `?w=` on an image's address scales it down; an image that is narrower stays as it is. */
export const IMAGE_WIDTHS = [64, 128, 256, 512, 1024] as const

const IMAGE_NAMES = 'JPG, PNG'
const VIDEO_NAMES = 'MP4, WebM'

export const StoredFile = v.object({
  id: Id,
  /** Absolute, and the same for as long as the file is there. */
  url: Url,
  content_type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Pixels, as the image is seen. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Seconds, where a video says it. */
  duration: v.optional(v.number()),
})
export type StoredFile = v.InferOutput<typeof StoredFile>

/** Who may send it depends on the purpose, which `fileKeys` tells. */
export const createFile = route({
  id: 'files.create',
  method: 'POST',
  path: '/pub/core/api/v1/publishers/:publisher_id/files',
  access: 'member',
  body: v.object({ purpose: v.picklist(FILE_PURPOSES, 'invalid_option') }),
  upload: true,
  response: StoredFile,
  status: 201,
  errors: ['permission_denied', 'payload_too_large', 'unsupported_media_type'],
  extension: 'X3',
})

const FILE_KEYS: readonly PermissionKey[] = [
  'pub:campaigns:create',
  'pub:campaigns:update',
  'pub:applications:create',
  'pub:applications:update',
  'pub:publisher:update',
  'campaign:update',
]

/** The keys any one of which lets somebody send a file of this purpose; none are needed for one's own avatar. */
export const fileKeys = (purpose: FilePurpose): readonly PermissionKey[] => (purpose === 'avatar' ? [] : FILE_KEYS)

export const maySendFile = (held: readonly string[], purpose: FilePurpose): boolean => isGranted(held, fileKeys(purpose))

/** What is known of a file before it is looked into, or after. */
export interface FileFacts {
  /** Bytes. */
  readonly size: number
  /** Media type; in the browser by the file's name, in the API by its content. */
  readonly type: string
  /** Width times height, times the frames of one that moves. */
  readonly pixels?: number
}

/** Why a file is refused, as a field error has it: `limit` in MB or in millions of pixels, `allowed` the kinds by name. */
export interface FileRefusal {
  readonly code: Extract<FieldCode, 'file_too_big' | 'file_wrong_type' | 'file_too_many_pixels' | 'file_damaged'>
  readonly params?: { readonly limit: number } | { readonly allowed: string }
}

/**
 * The rule for files in browser and API alike; undefined where nothing speaks against the file. The kind counts before
 * the size, because another size would not help; an empty file counts as damaged.
 */
export function fileRefusal(purpose: FilePurpose, facts: FileFacts, { gif = false } = {}): FileRefusal | undefined {
  const { size, type, pixels = 0 } = facts
  if (size === 0) return { code: 'file_damaged' }
  if (!typesOf(purpose, gif).includes(type)) return { code: 'file_wrong_type', params: { allowed: kindsOf(purpose, gif) } }
  if (pixels > PIXEL_LIMIT) return { code: 'file_too_many_pixels', params: { limit: PIXEL_LIMIT / 1_000_000 } }
  return sizeRefusal(purpose, size)
}

/** The part of the rule that a sender can be told while the file is still on its way. */
export function sizeRefusal(purpose: FilePurpose, size: number): FileRefusal | undefined {
  const isTooBig = purpose === 'video' ? size > VIDEO_LIMIT : size >= IMAGE_LIMIT
  return isTooBig ? { code: 'file_too_big', params: { limit: (purpose === 'video' ? VIDEO_LIMIT : IMAGE_LIMIT) / MB } } : undefined
}

/** The media types that are accepted. */
export function typesOf(purpose: FilePurpose, gif = false): readonly string[] {
  if (purpose === 'video') return VIDEO_TYPES
  return gif ? [...IMAGE_TYPES, GIF_TYPE] : IMAGE_TYPES
}

/** Their names, which are the same in every language. */
export function kindsOf(purpose: FilePurpose, gif = false): string {
  if (purpose === 'video') return VIDEO_NAMES
  return gif ? `${IMAGE_NAMES}, GIF` : IMAGE_NAMES
}
