/** The parts of smtp-server that tests use; the package brings no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  export class SMTPServer {
    constructor(options: {
      readonly authOptional?: boolean
      readonly disabledCommands?: readonly string[]
      onData(stream: Readable, session: object, done: (error?: Error) => void): void
    })
    readonly server: Server
    listen(port: number, host: string): void
    close(done: () => void): void
  }
}
