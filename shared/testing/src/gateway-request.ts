import { gatewayFetch } from './gateway.ts'

const BOUNDARY = 'the-boundary-of-a-test'

type Heard = (() => void) | null
interface Progress {
  readonly lengthComputable: boolean
  readonly loaded: number
  readonly total: number
}

/** The parts of XMLHttpRequest that uploads need. Calls go the same way as those of fetch; progress is reported half-way and at the end. */
export class GatewayRequest {
  status = 0
  responseText = ''
  timeout = 0
  onload: Heard = null
  onerror: Heard = null
  onabort: Heard = null
  ontimeout: Heard = null
  readonly upload: { onprogress: ((event: Progress) => void) | null } = { onprogress: null }
  readonly #headers = new Headers()
  #target = { method: 'GET', url: '/' }
  #answered: Headers | undefined
  #isAborted = false

  open(method: string, url: string): void {
    this.#target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answered?.get(name) ?? null
  }

  abort(): void {
    this.#isAborted = true
    this.onabort?.()
  }

  send(form: FormData): void {
    void this.#exchange(form).catch(() => {
      if (!this.#isAborted) this.onerror?.()
    })
  }

  async #exchange(form: FormData): Promise<void> {
    const body = await multipart(form)
    const total = body.byteLength
    this.upload.onprogress?.({ lengthComputable: true, loaded: total / 2, total })
    this.#headers.set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
    const { method, url } = this.#target
    const response = await gatewayFetch(url, { method, headers: this.#headers, body })
    const text = await response.text()
    if (this.#isAborted) return
    this.upload.onprogress?.({ lengthComputable: true, loaded: total, total })
    this.status = response.status
    this.responseText = text
    this.#answered = response.headers
    this.onload?.()
  }
}

/** Writes the form as a browser does, because Node's fetch does not know jsdom's forms. */
async function multipart(form: FormData): Promise<Uint8Array<ArrayBuffer>> {
  const parts: (string | Uint8Array)[] = []
  for (const [name, value] of form) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`
    if (typeof value === 'string') parts.push(`${head}\r\n\r\n${value}\r\n`)
    else parts.push(`${head}; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`, await bytesOf(value), '\r\n')
  }
  parts.push(`--${BOUNDARY}--\r\n`)
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(new Uint8Array(reader.result)) : reject(new Error('no bytes')))
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(file)
  })
}
