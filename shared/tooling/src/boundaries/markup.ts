import { isTest } from './imports.ts'
import { type Finding, lineAt, type SourceFile } from './source-file.ts'

const sinks: readonly (readonly [RegExp, string])[] = [
  [/\.(innerHTML|outerHTML)\b(?!\s*===?)/g, 'innerHTML'],
  [/\binsertAdjacentHTML\b/g, 'insertAdjacentHTML'],
  [/\bdangerouslySetInnerHTML\b/g, 'dangerouslySetInnerHTML'],
  [/\bsrc[dD]oc\b/g, 'srcdoc'],
  [/\bdocument\.write(ln)?\b/g, 'document.write'],
]

/** HTML is drawn in one place, behind the sanitizer. */
export function markupFindings(file: SourceFile): Finding[] {
  if (!/^(mfe-[^/]+|shell\/src|shared)\//.test(file.path) || isTest(file.path)) return []
  if (/^shared\/(rich-text|tooling|testing|sandbox)\//.test(file.path)) return []
  return sinks.flatMap(([pattern, name]) =>
    [...file.code.matchAll(pattern)].map((match) => ({
      path: file.path,
      line: lineAt(file.code, match.index),
      message: `${name} draws unchecked HTML: use RichTextView of @console/rich-text, or plain elements.`,
    })),
  )
}
