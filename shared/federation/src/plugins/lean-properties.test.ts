import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { expect, it } from '@jest/globals'
import { leftOverProperties } from './lean-properties.ts'

// The list is a package of Chakra's, which is not declared here.
const ofChakra = createRequire(createRequire(import.meta.url).resolve('@chakra-ui/react'))
const source = readFileSync(ofChakra.resolve('@pandacss/is-valid-prop'), 'utf8')
const namesIn = (text: string) => /cssPropertiesStr = "([^"]+)"/.exec(text)?.[1]?.split(',') ?? []

it('only what a theme knows without it leaves the list of properties', () => {
  const known = createSystem(defaultBaseConfig).utility.keys()
  const left = namesIn(leftOverProperties(source))
  const gone = namesIn(source).filter((name) => !left.includes(name))
  expect(gone.length).toBeGreaterThan(100)
  expect(gone.filter((name) => !known.includes(name))).toEqual([])
})

it('a list that is made otherwise is refused', () => expect(() => leftOverProperties('export {}')).toThrow('lean-properties.ts'))
