import { isApiError, mayRetry, sendFile } from '@console/api'
import {
  type FileFacts,
  type FilePurpose,
  type FileRefusal,
  fileRefusal,
  IMAGE_LIMIT,
  IMAGE_TYPES,
  type StoredFile,
} from '@console/contract'
import { useEffect, useRef, useState } from 'react'
import { fetchContent } from './read-file.ts'
import { scaledToFit } from './scale-image.ts'

/** Why a file did not arrive: a code of the field (`file_too_big`) or of the call (`offline`). */
export interface UploadFailure {
  readonly code: string
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly requestId?: string | undefined
  readonly canRetry: boolean
  readonly canScale: boolean
}

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'sent'; readonly name: string }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly failure: UploadFailure }

export interface Uploading {
  readonly state: UploadState
  /** Takes a file by its content. An image that can be cropped goes to `onCrop` instead, if there is one. */
  readonly choose: (file: File) => void
  readonly send: (file: File) => void
  readonly refuse: (refusal: FileRefusal) => void
  readonly retry: () => void
  readonly scale: () => void
  readonly cancel: () => void
  readonly clear: () => void
}

interface Options {
  readonly purpose: FilePurpose
  readonly onSent: (stored: StoredFile) => void
  readonly onCrop: ((file: File) => void) | undefined
}

/** One file on its way to the API. A newer file replaces one that is still on its way. */
export function useUpload({ purpose, onSent, onCrop }: Options): Uploading {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const file = useRef<File>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function begin(): AbortController {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }

  async function send(chosen: File): Promise<void> {
    const { signal } = begin()
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next)
    }
    show({ kind: 'sending', name: chosen.name, share: 0 })
    try {
      const stored = await sendFile(chosen, purpose, {
        signal,
        onProgress: (share) => show({ kind: 'sending', name: chosen.name, share }),
      })
      if (signal.aborted) return
      onSent(stored)
      show({ kind: 'sent', name: chosen.name })
    } catch (error) {
      show({ kind: 'failed', failure: failureOf(error) })
    }
  }

  async function choose(chosen: File): Promise<void> {
    const { signal } = begin()
    setState({ kind: 'sending', name: chosen.name, share: 0 })
    const { known, found } = await byContent(chosen)
    if (signal.aborted) return
    file.current = known
    const isImage = IMAGE_TYPES.some((type) => type === known.type)
    if (onCrop && isImage && known.size > 0) {
      setState({ kind: 'idle' })
      return onCrop(known)
    }
    const refusal = refusalOf(purpose, { size: known.size, type: known.type, found })
    if (!refusal) return send(known)
    setState({ kind: 'failed', failure: { ...refusal, canRetry: false, canScale: refusal.code === 'file_too_big' && isImage } })
  }

  return {
    state,
    choose: (chosen) => void choose(chosen),
    send(cropped) {
      file.current = cropped
      void send(cropped)
    },
    refuse(refusal) {
      begin()
      setState({ kind: 'failed', failure: { ...refusal, canRetry: false, canScale: false } })
    },
    retry() {
      if (file.current) void send(file.current)
    },
    scale() {
      const large = file.current
      if (!large) return
      const { signal } = begin()
      setState({ kind: 'sending', name: large.name, share: 0 })
      void scaledToFit(large).then((small) => {
        if (signal.aborted) return
        if (small && small.size < IMAGE_LIMIT) return send(small)
        setState({ kind: 'failed', failure: { code: 'file_damaged', canRetry: false, canScale: false } })
      })
    },
    cancel() {
      running.current?.abort()
      setState({ kind: 'canceled' })
    },
    clear() {
      begin()
      setState({ kind: 'idle' })
    },
  }
}

/** Returns the file with the media type of its content: browsers go by the name, and some know no type at all. */
async function byContent(file: File): Promise<{ readonly known: File; readonly found?: string | undefined }> {
  // What cannot be read, such as a folder, is left to the rules by its name, and to the API.
  const format = await fetchContent()
    .then(({ formatOf }) => formatOf(file))
    .catch(() => ({ type: file.type, name: undefined }))
  const type = format?.type ?? ''
  return { known: type === file.type ? file : new File([file], file.name, { type }), found: format?.name }
}

/** Only the API knows whether it takes a GIF, so one may go there; refusals of other types do not offer it. */
function refusalOf(purpose: FilePurpose, facts: FileFacts): FileRefusal | undefined {
  const refusal = fileRefusal(purpose, facts, { gif: true })
  return refusal?.code === 'file_wrong_type' ? fileRefusal(purpose, facts) : refusal
}

function failureOf(error: unknown): UploadFailure {
  if (!isApiError(error)) throw error
  const wrong = error.fields.find(({ pointer }) => pointer === '/body/file')
  if (wrong) return { code: wrong.code, params: wrong.params, canRetry: false, canScale: false }
  return { code: error.code, requestId: error.requestId, canRetry: mayRetry(error), canScale: false }
}
