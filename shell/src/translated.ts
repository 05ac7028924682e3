/** Node -> what has taken its place. */
const placeOf = new WeakMap<Node, ChildNode>()
/** Replacement -> the nodes that were there, in order. */
const originals = new WeakMap<Node, readonly Node[]>()
const observer = new MutationObserver(see)
let isGuarded = false

/**
 * Keeps a page working while the browser translates it. Chrome puts a `<font>` in the place of each text, Edge one in that of several
 * with the elements between them, and React knows only its own nodes. From now on whatever React is about to change, remove, move or
 * insert before is put back first, to be translated again. New words are in a new text, so that the translation of the old ones, which
 * may still be on its way, finds no place. `records` are what `watching`, an observer of the whole page, was told.
 */
export function letTranslate(records: readonly MutationRecord[], watching: MutationObserver): void {
  see([...records, ...watching.takeRecords()])
  if (isGuarded) return
  isGuarded = true
  watching.disconnect()
  observer.observe(document.body, { childList: true, subtree: true })
  const { prototype } = Node
  const { appendChild, insertBefore, removeChild } = prototype
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  Object.assign(prototype, {
    appendChild(this: Node, node: Node) {
      putBack(node)
      return appendChild.call(this, node)
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      putBack(node)
      putBack(next)
      return insertBefore.call(this, node, isLost(next) ? null : next)
    },
    removeChild(this: Node, node: Node) {
      putBack(node)
      return isLost(node) ? node : removeChild.call(this, node)
    },
  })
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: ChildNode, words: string | null) {
      putBack(this)
      nodeValue?.set?.call(this, words)
      if (!(this instanceof Text) || !this.parentElement || this.parentElement.closest('[translate=no]')) return
      const text = document.createTextNode(words ?? '')
      take(originals.get(this) ?? [this], text)
      this.replaceWith(text)
    },
  })
}

function see(records: readonly MutationRecord[]): void {
  const taken = new Map<ChildNode, MutationRecord[]>()
  for (const record of records) {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record
    if (!removedNodes[0] || isFont(target)) continue
    const near = [around(removedNodes[0]), ...addedNodes, previousSibling, nextSibling].filter(isFont)
    const font = near.find((one) => !originals.has(one) && !taken.has(one)) ?? near.find((one) => taken.has(one))
    if (font) taken.set(font, [...(taken.get(font) ?? []), record])
  }
  for (const [font, itsRecords] of taken) take(inOrder(itsRecords), font)
}

function take(nodes: readonly Node[], by: ChildNode): void {
  originals.set(by, nodes)
  for (const node of nodes) placeOf.set(node, by)
}

/** Returns what was removed in the order in which it was on the page. What went last had the fewest neighbors. */
function inOrder(records: readonly MutationRecord[]): readonly Node[] {
  const nodes: Node[] = []
  for (const { removedNodes, previousSibling } of records.toReversed()) {
    // A font in the place of another one is a translation into another language.
    const removed = [...removedNodes].flatMap((node) => originals.get(node) ?? [node])
    nodes.splice(nodes.indexOf(previousSibling as Node) + 1, 0, ...removed)
  }
  return nodes
}

/** Returns the outermost font that a node was moved into. */
function around(node: Node): Node | undefined {
  const { parentNode } = node
  return isFont(parentNode) ? (around(parentNode) ?? parentNode) : undefined
}

/** Puts a node back into its place, with all that was taken from there. */
function putBack(node: Node | null): void {
  see(observer.takeRecords())
  const place = node && placeOf.get(node)
  // Does nothing to a node that is off the page.
  place?.replaceWith(...(originals.get(place) ?? []))
}

/** Whether a text was lost. The page then does without it, since React would take down the whole part. */
const isLost = (node: Node | null) => node instanceof Text && !node.parentNode

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'
