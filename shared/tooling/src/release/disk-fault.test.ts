import { expect, it } from '@jest/globals'
import { diskFault } from './disk-fault.ts'

const systemError = (code: string, path?: string) => Object.assign(new Error(`${code}: of a test`), { code, ...(path ? { path } : {}) })

it.each([
  [systemError('ENOSPC', '/registry/live.json.new'), 'The disk is full: /registry/live.json.new. What is live is whole.'],
  // Writing to an open file names no path.
  [systemError('ENOSPC'), 'The disk is full. What is live is whole.'],
  [systemError('EROFS', '/registry'), 'The disk can only be read: /registry. What is live is whole.'],
])('an error of the disk is said in a sentence: %s', (error, sentence) => {
  expect(diskFault(error)).toBe(`${sentence} Put this right, then run the command again.`)
})

it.each([systemError('ECONNREFUSED'), new Error('a bug'), 'a text'])('another error is not said so: %s', (error) => {
  expect(diskFault(error)).toBeNull()
})
