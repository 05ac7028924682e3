import { cleanRichText } from '@console/sandbox/rich-text'
import { describe, expect, test } from '@jest/globals'
import { allowedOnly } from './testing/allowed-only.ts'
import { HOSTILE } from './testing/hostile-corpus.ts'
import { cleanRichTextInBrowser, editorIsStable, serverIsStable } from './testing/properties.ts'

describe('over hostile markup', () => {
  test.each(HOSTILE)('%s', (vector) => {
    const given = vector.replaceAll('{x}', 'text')
    const kept = cleanRichText(given)
    expect(cleanRichText(kept)).toBe(kept)
    expect(cleanRichTextInBrowser(kept)).toBe(kept)
    expect(allowedOnly(kept)).toBe(true)
    expect(allowedOnly(cleanRichTextInBrowser(given))).toBe(true)
  })
})

test('the server leaves nothing that the browser or the server would change', () => {
  serverIsStable(cleanRichText, 25)
})

test('the editor gives nothing that the browser, the server or the editor would change', () => {
  editorIsStable(cleanRichText, 25)
})
