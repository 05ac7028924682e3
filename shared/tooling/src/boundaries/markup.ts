import { lineAt } from '@console/federation/syntax'
import { isTest } from './imports.ts'
import type { Finding, SourceFile } from './source-file.ts'

const SINK = /^(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc)$/
const WRITING = /(?:^|\.)document\.write(?:ln)?$/

/** HTML is drawn in one place, behind the sanitizer. */
export function markupFindings({ path, text, names, strings, calls }: SourceFile): Finding[] {
  if (!/^(mfe-[^/]+|shell\/src|shared)\//.test(path) || isTest(path)) return []
  if (/^shared\/(rich-text|tooling|testing|sandbox)\//.test(path)) return []
  const sinks = [...[...names, ...strings].filter((word) => SINK.test(word.text)), ...calls.filter((call) => WRITING.test(call.text))]
  return sinks.map((sink) => ({
    path,
    line: lineAt(text, sink.at),
    message: `${sink.text} draws unchecked HTML: use RichTextView of @console/rich-text, or plain elements.`,
  }))
}
