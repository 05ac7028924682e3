import { lineAt } from '@console/federation/syntax'
import type { Finding, SourceFile } from './source-file.ts'

/** Words that rule 10 of shared/docs/writing.md refuses, each with what to write instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bstand(?:s|ing)?\b(?!-in)|\bstood\b/gi, "write 'is', 'are' or what it does"],
  [/\b(?:lies?|lying|lay)\b/gi, "write 'is' or 'are'"],
  [/\banew\b/gi, "write 'again'"],
  [/\b(?:is|are) none\b/gi, "write 'is not a …' or 'there is no …'"],
  [/\bbe had\b/gi, 'say what cannot be reached, read or loaded'],
  [/\bsomebody\b/gi, "write 'someone'"],
  [
    /(?:\b(?:it|that|which|who|host|api|server|sandbox|backend|provider|route|call|function|browser|registry|worker)\s+|(?:\/\*\*|\/\/|^\s*\*)\s+)answers\b/gim,
    "write 'returns' or 'responds'",
  ],
]

export function commentFindings({ path, text: file, comments }: SourceFile): Finding[] {
  return comments.flatMap(({ text, at }) =>
    WORDS.flatMap(([pattern, instead]) =>
      [...text.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(file, at + match.index + match[0].length),
        message: `a comment says '${match[0].replace(/^[\s/*]+/, '').replace(/\s+\*?\s*/g, ' ')}': ${instead}.`,
      })),
    ),
  )
}
