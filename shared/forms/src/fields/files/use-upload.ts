import { isApiError, mayRetry, sendFile } from '@console/api'
import { type FilePurpose, type FileRefusal, fileRefusal, IMAGE_LIMIT, IMAGE_TYPES } from '@console/contract'
import { useEffect, useRef, useState } from 'react'
import { scaledToFit } from './scale-image.ts'

/** Why a file did not arrive: a code of the field (`file_too_big`) or of the call (`offline`). */
export interface UploadFailure {
  readonly code: string
  readonly params?: Readonly<Record<string, unknown>> | undefined
  /** What to quote to support. */
  readonly requestId?: string | undefined
  /** The same file may be sent again. */
  readonly canRetry: boolean
  /** A smaller copy of the image would do. */
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
  readonly choose: (file: File) => void
  /** A file that cannot be used, and why. */
  readonly refuse: (refusal: FileRefusal) => void
  readonly retry: () => void
  readonly scale: () => void
  readonly cancel: () => void
  /** Forgets what was said of the last file. */
  readonly clear: () => void
}

/** One file on its way to the API; `onSent` gets its address. A newer file takes the place of one that is still on its way. */
export function useUpload(purpose: FilePurpose, onSent: (url: string) => void): Uploading {
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
      onSent(stored.url)
      show({ kind: 'sent', name: chosen.name })
    } catch (error) {
      show({ kind: 'failed', failure: failureOf(error) })
    }
  }

  return {
    state,
    choose(chosen) {
      file.current = chosen
      const refusal = refusalOf(purpose, chosen)
      if (!refusal) return void send(chosen)
      begin()
      const canScale = refusal.code === 'file_too_big' && IMAGE_TYPES.some((type) => type === chosen.type)
      setState({ kind: 'failed', failure: { ...refusal, canRetry: false, canScale } })
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

/** Whether a GIF is an image the API alone knows, so it may go there; what is neither is told of the others. */
function refusalOf(purpose: FilePurpose, file: File): FileRefusal | undefined {
  const refusal = fileRefusal(purpose, file, { gif: true })
  return refusal?.code === 'file_wrong_type' ? fileRefusal(purpose, file) : refusal
}

function failureOf(error: unknown): UploadFailure {
  if (!isApiError(error)) throw error
  const wrong = error.fields.find(({ pointer }) => pointer === '/body/file')
  if (wrong) return { code: wrong.code, params: wrong.params, canRetry: false, canScale: false }
  return { code: error.code, requestId: error.requestId, canRetry: mayRetry(error), canScale: false }
}
