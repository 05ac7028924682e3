import { cleanRichText } from '@console/sandbox/rich-text'
import { test } from '@jest/globals'
import { editorIsStable, serverIsStable } from './testing/properties.ts'

test('the server leaves nothing that the browser, the editor or the server would change', () => {
  serverIsStable(cleanRichText, 300)
})

test('the editor gives nothing that the browser, the server or the editor would change', () => {
  editorIsStable(cleanRichText, 300)
})
