import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RunningPage {
  readonly url: string
  stop(): Promise<void>
}

export async function listening(server: Server): Promise<RunningPage> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
