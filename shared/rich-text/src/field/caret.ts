/** A place in a text: how many characters and beginnings of further lines are before it. */
type Steps = number

/** Where a selection begins and where it ends, at the caret; both are one place where nothing is selected. */
export type Selected = readonly [anchor: Steps, focus: Steps]

/** The selection in an element. Null while the focus is elsewhere. */
export function selectedIn(place: HTMLElement): Selected | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (document.activeElement !== place || !anchorNode || !focusNode || !place.contains(anchorNode) || !place.contains(focusNode))
    return null
  return [stepsBefore(place, anchorNode, anchorOffset ?? 0), stepsBefore(place, focusNode, focusOffset ?? 0)]
}

/** Focuses an element and selects what was selected in another with the same words; a place beyond its end is its end. */
export function select(place: HTMLElement, [anchor, focus]: Selected): void {
  place.focus({ preventScroll: true })
  getSelection()?.setBaseAndExtent(...pointAt(place, anchor), ...pointAt(place, focus))
}

function stepsBefore(place: Node, node: Node, offset: number): Steps {
  const before = document.createRange()
  before.selectNodeContents(place)
  before.setEnd(node, offset)
  return stepsOf(before.cloneContents()).reduce((sum, step) => sum + lengthOf(step), 0)
}

function pointAt(place: HTMLElement, steps: Steps): readonly [Node, number] {
  let left = steps
  let point: readonly [Node, number] = [place.querySelector('p, li') ?? place, 0]
  for (const step of stepsOf(place)) {
    if (step instanceof Text && left <= step.length) return [step, left]
    if (left === 0) break
    left -= lengthOf(step)
    point = step.nodeName === 'BR' ? after(step) : [step, 0]
  }
  return left === 0 ? point : [place, place.childNodes.length]
}

function after(node: Node): readonly [Node, number] {
  const range = document.createRange()
  range.setStartAfter(node)
  return [range.startContainer, range.startOffset]
}

/** The texts and the beginnings of lines of an element, in order. Its first line begins with the element. */
function stepsOf(place: Node): (Text | Element)[] {
  const steps: (Text | Element)[] = []
  const nodes = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Text || (node instanceof Element && beginsLine(node))) steps.push(node)
  }
  return steps[0] instanceof Element ? steps.slice(1) : steps
}

const lengthOf = (step: Text | Element) => (step instanceof Text ? step.length : 1)

/** An item may be there only for the list in it, and has no line then. */
function beginsLine({ localName, firstChild }: Element): boolean {
  return localName === 'li' ? !/^[OU]L$/.test(firstChild?.nodeName ?? '') : ['p', 'div', 'br'].includes(localName)
}
