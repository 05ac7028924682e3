import type { RichTextDocument } from '@console/contract'
import { mayPrefetch } from '@console/session'
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  FOCUS_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical'
import { readPlainText } from '../../view/read-rich-text.ts'
import { loadOnDemand } from '../load-on-demand.ts'
import { $nodesOfDocument, $nodesOfLine } from '../nodes-of-document.ts'
import type { LeftOut } from './not-pasted.tsx'
import type { readForeignHtml } from './read-foreign.ts'

/** Lexical's own clipboard format. It could contain any state, so nothing but its presence is read. */
const OWN = 'application/x-lexical-editor'

/**
 * Handles everything that is pasted or dropped. `isPlain` returns whether only the text is wanted. `onPaste` is called at the
 * end, with what did not come in. The markup of other programs is read by code that is loaded on focus, or with the first paste;
 * where it cannot be fetched, the words come in.
 */
export function registerPaste(editor: LexicalEditor, isPlain: () => boolean, onPaste: (leftOut: LeftOut | undefined) => void): () => void {
  let read: typeof readForeignHtml | undefined
  const fetchReader = () =>
    loadOnDemand().then(
      ({ readForeignHtml }) => {
        read = readForeignHtml
      },
      () => undefined,
    )

  function put({ html, words, isOwn, hasFiles }: Taken): void {
    const { document: foreign, lost } = (html && read?.(html, isOwn)) || { document: [], lost: { pictures: 0, links: 0 } }
    const document = foreign.length > 0 ? foreign : readPlainText(words)
    const isFiles = hasFiles && document.length === 0 && lost.pictures === 0
    const report = () => onPaste(isFiles || lost.pictures + lost.links > 0 ? { ...lost, isFiles } : undefined)
    if (document.length > 0) editor.update(() => $insertDocument(document), { tag: PASTE_TAG, onUpdate: report })
    else report()
  }

  const take = (event: Event, data: DataTransfer | null): boolean => {
    if (!data) return false
    event.preventDefault()
    // The clipboard can be read during its event alone.
    const taken = {
      html: isPlain() ? '' : data.getData('text/html'),
      words: data.getData('text/plain'),
      isOwn: data.getData(OWN) !== '',
      hasFiles: data.files.length > 0,
    }
    if (taken.html && !read) void fetchReader().then(() => put(taken))
    else put(taken)
    return true
  }

  return mergeRegister(
    editor.registerCommand(
      FOCUS_COMMAND,
      () => {
        if (mayPrefetch()) void fetchReader()
        return false
      },
      COMMAND_PRIORITY_LOW,
    ),
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

interface Taken {
  readonly html: string
  readonly words: string
  readonly isOwn: boolean
  readonly hasFiles: boolean
}

/** A single line joins the line at the caret; more than that brings its own paragraphs. */
function $insertDocument(document: RichTextDocument): void {
  if (!$getSelection()) $getRoot().selectEnd()
  const [first] = document
  if (document.length === 1 && first?.kind === 'p' && first.style === '') $insertNodes($nodesOfLine(first.runs))
  else $insertNodes($nodesOfDocument(document))
}
