import { BroadcastChannel } from 'node:worker_threads'
import { beginFile, endFile } from '@console/sandbox/when-idle'
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-jsdom'
import { freshSandbox } from './worker-sandbox.ts'

/** A channel that is never closed, as in a page, does not keep the run from ending. */
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    this.unref()
  }
}

/** Browser features that jsdom lacks, or has in a form that does not work with Node's fetch. */
const fromNode = {
  AbortController,
  AbortSignal,
  ArrayBuffer,
  BroadcastChannel: PageChannel,
  CompressionStream,
  DecompressionStream,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  Uint8Array,
  WritableStream,
  fetch,
  structuredClone,
}

/** jsdom with Node's network and stream classes, resolving packages as a browser build does. */
export default class DomEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    Object.assign(this.global, fromNode)
    // jsdom's crypto has no subtle.
    Object.defineProperty(this.global, 'crypto', { configurable: true, value: globalThis.crypto })
    // Without this React's act() warns whenever a test awaits something outside of it.
    Object.assign(this.global, { IS_REACT_ACT_ENVIRONMENT: true })
    // The sandbox runs in Node itself, so it sees no window and is loaded once per worker.
    const from = String(config.projectConfig.testEnvironmentOptions.sandbox ?? '@console/sandbox')
    Object.assign(this.global, { openSandbox: () => freshSandbox(from) })
  }

  override async setup(): Promise<void> {
    beginFile()
    await super.setup()
  }

  override async teardown(): Promise<void> {
    endFile()
    await super.teardown()
  }

  override exportConditions(): string[] {
    return ['browser']
  }
}
