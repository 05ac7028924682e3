import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { PACKAGE_NAME_MAX, SOURCE_NAME_MAX, SourceWrite } from './sources.ts'
import { errorsOf } from './testing/errors-of.ts'

const right = { source_name: 'Google Play', package_name: 'example.lotus.quest', platform: 'android', status: 'active' }

describe('a source to write', () => {
  test.each([
    ['its fields', right],
    ['a name of 200 characters', { ...right, source_name: 'x'.repeat(SOURCE_NAME_MAX) }],
    ['a package of 255 characters', { ...right, package_name: 'x'.repeat(PACKAGE_NAME_MAX) }],
    ['a package of 255 characters and room', { ...right, package_name: ` ${'x'.repeat(PACKAGE_NAME_MAX)}\n` }],
    ['an address for a package', { ...right, package_name: 'https://quest.lotus.example/?from=web' }],
    ['platform ios', { ...right, platform: 'ios' }],
    ['platform desktop', { ...right, platform: 'desktop' }],
    ['platform web', { ...right, platform: 'web' }],
  ])('with %s is right', (_, body) => expect(errorsOf(SourceWrite, body)).toEqual([]))

  test('is trimmed', () => {
    expect(v.parse(SourceWrite, { ...right, source_name: ' Google Play ', package_name: '\texample.lotus.quest\n' })).toEqual(right)
  })

  test.each([
    ['no name', { ...right, source_name: undefined }, '/body/source_name', 'required', undefined],
    ['a blank name', { ...right, source_name: ' ' }, '/body/source_name', 'required', undefined],
    ['a name of 201 characters', { ...right, source_name: 'x'.repeat(201) }, '/body/source_name', 'too_long', SOURCE_NAME_MAX],
    ['no package', { ...right, package_name: '' }, '/body/package_name', 'required', undefined],
    ['a package of 256 characters', { ...right, package_name: 'x'.repeat(256) }, '/body/package_name', 'too_long', PACKAGE_NAME_MAX],
    ['a space in the package', { ...right, package_name: 'example lotus' }, '/body/package_name', 'invalid_format', undefined],
    ['a tab in the package', { ...right, package_name: 'example\tlotus' }, '/body/package_name', 'invalid_format', undefined],
    ['a wide space in the package', { ...right, package_name: 'example\u3000lotus' }, '/body/package_name', 'invalid_format', undefined],
    ['a package that is a number', { ...right, package_name: 7 }, '/body/package_name', 'invalid_type', undefined],
    ['no platform', { ...right, platform: undefined }, '/body/platform', 'required', undefined],
    ['another platform', { ...right, platform: 'console' }, '/body/platform', 'invalid_option', undefined],
    ['platform Android', { ...right, platform: 'Android' }, '/body/platform', 'invalid_option', undefined],
    ['no status', { ...right, status: undefined }, '/body/status', 'required', undefined],
    ['status ended', { ...right, status: 'ended' }, '/body/status', 'invalid_option', undefined],
  ])('with %s is wrong', (_, body, ...error) => expect(errorsOf(SourceWrite, body)).toEqual([error]))
})
