import type { RichTextDocument } from '@console/contract'
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical'
import { readPlainText } from '../../view/read-rich-text.ts'
import { $nodesOfDocument, $nodesOfLine } from '../nodes-of-document.ts'
import { readForeignHtml } from './read-foreign.ts'

/**
 * Handles everything that is pasted or dropped. Lexical's own clipboard format, which could contain any state, is never read.
 * `isPlain` returns whether only the text is wanted. `onFiles` is called when there were files and nothing else, since a text
 * holds a picture by its address.
 */
export function registerPaste(editor: LexicalEditor, isPlain: () => boolean, onFiles: () => void): () => void {
  const take = (event: Event, data: DataTransfer | null): boolean => {
    if (!data) return false
    event.preventDefault()
    const document = documentOf(data, isPlain())
    if (document.length > 0) editor.update(() => $insertDocument(document), { tag: PASTE_TAG })
    else if (data.files.length > 0) onFiles()
    return true
  }
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => take(event, 'clipboardData' in event ? event.clipboardData : 'dataTransfer' in event ? event.dataTransfer : null),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (given) => typeof given !== 'string' && take(given, given.dataTransfer),
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

function documentOf(data: DataTransfer, isPlain: boolean): RichTextDocument {
  const html = isPlain ? '' : data.getData('text/html')
  const document = html ? readForeignHtml(html) : []
  return document.length > 0 ? document : readPlainText(data.getData('text/plain'))
}

/** A single line joins the line at the caret; more than that brings its own paragraphs. */
function $insertDocument(document: RichTextDocument): void {
  if (!$getSelection()) $getRoot().selectEnd()
  const [first] = document
  if (document.length === 1 && first?.kind === 'p' && first.style === '') $insertNodes($nodesOfLine(first.runs))
  else $insertNodes($nodesOfDocument(document))
}
