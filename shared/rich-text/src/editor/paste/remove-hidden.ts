/** Declarations with which programs and pages hide what is there, and those of Word's comments in the margin. */
const HIDES = new RegExp(
  `(?:^|;)\\s*(?:${[
    'display\\s*:\\s*none',
    'visibility\\s*:\\s*(?:hidden|collapse)',
    'opacity\\s*:\\s*(?:0?\\.)?0+%?\\s*(?:!|;|$)',
    'clip\\s*:\\s*rect\\(\\s*[01]\\D',
    'clip-path\\s*:\\s*inset\\(\\s*(?:50|100)%',
    '(?:left|top|text-indent)\\s*:\\s*-\\d{4}',
    'mso-hide\\s*:\\s*all',
    'mso-element\\s*:\\s*comment',
  ].join('|')})`,
  'i',
)

/** What marks a comment in Word's text, and what Word writes of the comment. */
const WORD_COMMENT = '.MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff'

/** Removes what someone who copied `html` did not see, or saw beside the text alone: hidden parts and comments in the margin. */
export function removeHidden(content: DocumentFragment, html: string): void {
  const found = [WORD_COMMENT, '[hidden]', ...hidingSelectors(html)].flatMap((selector) => allOf(content, selector))
  const styled = allOf(content, '[style]').filter((element) => HIDES.test(element.getAttribute('style') ?? ''))
  // The cells of a hidden column are hidden by the column alone.
  for (const column of [...found, ...styled]) if (column.localName === 'col') removeCells(column)
  for (const element of [...found, ...styled, ...commentsOfGoogleDocs(content)]) element.remove()
}

function allOf(content: DocumentFragment, selector: string): Element[] {
  try {
    return [...content.querySelectorAll(selector)]
  } catch {
    // A selector that this browser does not know hides nothing here.
    return []
  }
}

/** The selectors of the clipboard's style sheets that hide on every screen. */
function hidingSelectors(html: string): string[] {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, css = '']) => css)
  const everywhere = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .replace(/@(?:media|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
  return [...everywhere.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    HIDES.test(body) ? [selector.trim()] : [],
  )
}

function removeCells(column: Element): void {
  const span = (element: Element, name: string) => Number(element.getAttribute(name) ?? 1) || 1
  const table = column.closest('table')
  const columns = [...(table?.querySelectorAll('col') ?? [])]
  const from = columns.slice(0, columns.indexOf(column as HTMLTableColElement)).reduce((sum, one) => sum + span(one, 'span'), 0)
  for (const row of table?.rows ?? []) {
    let at = 0
    for (const cell of [...row.cells]) {
      if (at >= from && at + span(cell, 'colspan') <= from + span(column, 'span')) cell.replaceChildren()
      at += span(cell, 'colspan')
    }
  }
}

/** In a document that was downloaded as a page: the letters in the text, and the notes behind it. */
function commentsOfGoogleDocs(content: DocumentFragment): Element[] {
  const notes = allOf(content, 'a[href^="#cmnt_ref"]').flatMap((letter) => letter.closest('div') ?? letter.closest('p') ?? letter)
  return [...notes, ...allOf(content, 'a[href^="#cmnt"]')]
}
