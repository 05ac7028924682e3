import { defineModule, describeModule, type ModuleManifest } from '@console/module'

export const Page = () => null
export const exposed = {
  default: {
    ...defineModule({
      descriptor: describeModule({
        id: 'm',
        owns: ['/m'],
        routes: [
          { path: '/m', page: 'list' },
          { path: '/m/:id', page: 'one' },
        ],
      }),
      pages: { list: async () => Page, one: async () => Page },
      messages: { en: async () => ({ default: { word: 'Word' } }), vi: async () => ({ default: { word: 'Từ' } }) },
    }),
    words: {
      parts: {
        pages: ['one'],
        en: async () => ({ default: { part: 'Part' } }),
        vi: async () => ({ default: { part: 'Phần' } }),
      },
    },
  },
}

/** Each test has a module of its own: what was loaded stays for the life of the document. */
let count = 0
export function newManifest(): ModuleManifest {
  count += 1
  return {
    id: `m${count}`,
    version: '1.0.0',
    platform: '^1.0.0',
    hash: 'abc',
    commands: [],
    routes: [{ path: '/m', page: 'list', layout: 'default', guard: 'admin', needs: [] }],
    entry: { file: 'remoteEntry.js', integrity: 'sha256-x' },
    pages: {},
    labels: {},
    messages: [],
  }
}

type Answer = () => Promise<unknown>

/** Returns a function that serves a module and lists the addresses asked for: `answers` are used in turn, the last one repeatedly. */
export function servedFrom(provide: (id: string, response: (entry: string) => Promise<unknown>) => void) {
  return (manifest: ModuleManifest, ...answers: readonly Answer[]): string[] => {
    const asked: string[] = []
    provide(manifest.id, (entry) => {
      asked.push(entry)
      const response = answers[Math.min(asked.length, answers.length) - 1]
      return response ? response() : Promise.reject(new Error('nothing to answer'))
    })
    return asked
  }
}

export const broken = () => Promise.reject(new Error('refused'))
export const fine = () => Promise.resolve(exposed)
