import { allOf, type Styles, type StylesOf } from './styles.ts'

/** Values with which programs and pages hide what is there, and the one of Word's comments in the margin. */
const HIDES: Readonly<Record<string, RegExp>> = {
  display: /^none/,
  visibility: /^(?:hidden|collapse)/,
  opacity: /^(?:0?\.)?0+%?$/,
  clip: /^rect\(\s*[01]\D/,
  'clip-path': /^inset\(\s*(?:50|100)%/,
  left: /^-\d{4}/,
  top: /^-\d{4}/,
  'text-indent': /^-\d{4}/,
  'mso-hide': /^all/,
  'mso-element': /^comment/,
}

/** What marks a comment in Word's text, what Word writes of the comment, and the second spelling of a formula for screen readers. */
const ASIDE =
  '.MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff, .katex-mathml, mjx-assistive-mml'

/** Removes what someone who copied `content` did not see, or saw beside the text alone: hidden parts and comments in the margin. */
export function removeHidden(content: DocumentFragment, stylesOf: StylesOf): void {
  const hidden = allOf(content, '*').filter((element) => isHidden(stylesOf(element)) || isTrackingPixel(element, stylesOf(element)))
  const found = [...hidden, ...allOf(content, ASIDE), ...allOf(content, '[hidden]')]
  // The cells of a hidden column are hidden by the column alone.
  for (const column of found) if (column.localName === 'col') removeCells(column)
  for (const element of [...found, ...commentsOfGoogleDocs(content)]) element.remove()
}

function isHidden(styles: Styles): boolean {
  return Object.entries(HIDES).some(([property, hides]) => hides.test(styles.get(property) ?? ''))
}

function isTrackingPixel(element: Element, styles: Styles): boolean {
  const sizes = ['width', 'height'].map((side) => styles.get(side) ?? element.getAttribute(side) ?? '')
  return element.localName === 'img' && sizes.some((size) => /^[01](?:\.0+)?(?:px|pt)?$/.test(size))
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
