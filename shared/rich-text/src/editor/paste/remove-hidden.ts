import { allOf, type Styles, type StylesOf } from './styles.ts'

const FAR = /^-(?:\d{4}|\d{3}(?:em|rem|vw|%))/
/** Values with which programs and pages hide what is there, and the one of Word's comments in the margin. */
const HIDES: Readonly<Record<string, RegExp>> = {
  display: /^none/,
  visibility: /^(?:hidden|collapse)/,
  'content-visibility': /^hidden/,
  opacity: /^(?:0?\.)?0+%?$/,
  clip: /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]/,
  'clip-path': /^inset\(\s*(?:50|100)%/,
  left: FAR,
  top: FAR,
  'text-indent': FAR,
  'margin-left': FAR,
  'mso-hide': /^all/,
  'mso-element': /^comment/,
}
const SIDES = ['width', 'height', 'max-width', 'max-height']

/** What marks a comment in Word's text, what Word writes of the comment, and what browsers do not show. */
const ASIDE =
  '.MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff, ' +
  '[hidden], title, datalist, dialog:not([open]), .katex-mathml + .katex-html'
/** Formulas for screen readers: of two spellings the one that is text. */
const FORMULAS = '.katex-mathml, mjx-assistive-mml'

/** Removes what a person who copied `content` did not see, or only in the margin: hidden parts and comments. */
export function removeHidden(content: DocumentFragment, stylesOf: StylesOf): void {
  const hidden = allOf(content, '*').filter((element) => isHidden(element, stylesOf(element)))
  const found = [...hidden, ...allOf(content, ASIDE)]
  // The cells of a hidden column are hidden by the column alone.
  const columns = found.flatMap((element) => (element.localName === 'colgroup' ? [...element.children] : element))
  for (const column of columns) if (column.localName === 'col') removeCells(column)
  for (const element of [...found, ...commentsOfGoogleDocs(content)]) element.remove()
}

function isHidden(element: Element, styles: Styles): boolean {
  if (element.localName === 'img' && isTrackingPixel(element, styles)) return true
  if (styles.size === 0 || element.matches(FORMULAS)) return false
  const isCut = /hidden|clip/.test(styles.get('overflow') ?? '') && SIDES.some((side) => /^[01](?:px)?$/.test(styles.get(side) ?? ''))
  return isCut || Object.entries(HIDES).some(([property, hides]) => hides.test(styles.get(property) ?? ''))
}

function isTrackingPixel(element: Element, styles: Styles): boolean {
  const sizes = ['width', 'height'].map((side) => styles.get(side) ?? element.getAttribute(side) ?? '')
  return sizes.some((size) => /^[01](?:\.0+)?(?:px|pt)?$/.test(size))
}

function removeCells(column: Element): void {
  const span = (element: Element, name: string) => Number(element.getAttribute(name) ?? 1) || 1
  const table = column.closest('table')
  const columns = [...(table?.querySelectorAll('col') ?? [])]
  const from = columns.slice(0, columns.indexOf(column as HTMLTableColElement)).reduce((sum, one) => sum + span(one, 'span'), 0)
  /** How many rows below the cells above still take, by column. */
  const taken: number[] = []
  for (const row of table?.rows ?? []) {
    let at = 0
    const pass = () => {
      for (let rows = taken[at] ?? 0; rows > 0; rows = taken[++at] ?? 0) taken[at] = rows - 1
    }
    for (const cell of [...row.cells]) {
      pass()
      const end = at + Math.min(span(cell, 'colspan'), 1000)
      if (at >= from && end <= from + span(column, 'span')) cell.replaceChildren()
      while (at < end) taken[at++] = span(cell, 'rowspan') - 1
    }
    pass()
  }
}

/** For documents downloaded as a page: the letters in the text, and the notes behind it. */
function commentsOfGoogleDocs(content: DocumentFragment): Element[] {
  const notes = allOf(content, 'a[href*="#cmnt_ref"]').map((letter) => {
    const note = letter.closest('div')
    return note?.firstElementChild?.contains(letter) ? note : (letter.closest('p') ?? letter)
  })
  return [...notes, ...allOf(content, 'a[href*="#cmnt"]')]
}
