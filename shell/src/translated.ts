/** By each text what the translator has put in its place. */
const replaced = new WeakMap<Node, ChildNode>()
/** What is in the place of a text is in that of no other. */
const known = new WeakSet<Node>()
const observer = new MutationObserver(see)
let isGuarded = false

/**
 * Keeps a page working that the browser translates. Chrome and Edge put a `<font>` in the place of each text, and React knows the text
 * alone. From now on a text that gets new words comes back, to be translated again, and React's text is found where it removes, moves or
 * precedes one. `records` are what `watching`, an observer of the whole page, was told.
 */
export function letTranslate(records: readonly MutationRecord[], watching: MutationObserver): void {
  see([...records, ...watching.takeRecords()])
  if (isGuarded) return
  isGuarded = true
  watching.disconnect()
  observer.observe(document.body, { childList: true, subtree: true })
  const { prototype } = Node
  const { insertBefore } = prototype
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  Object.assign(prototype, {
    appendChild(this: Node, node: Node) {
      return this.insertBefore(node, null)
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      const before = next && placeOf(next)
      const place = placeOf(node)
      if (place !== node) place.remove()
      return insertBefore.call(this, node, before?.parentNode === this ? before : null)
    },
    removeChild(node: Node) {
      placeOf(node).remove()
      return node
    },
  })
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: ChildNode, words: string | null) {
      const place = placeOf(this)
      if (place !== this) place.replaceWith(this)
      nodeValue?.set?.call(this, words)
    },
  })
}

function see(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes
    const font = [addedNodes[0], previousSibling, nextSibling].find((node) => isFont(node) && !known.has(node))
    if (!text || !isFont(font)) continue
    replaced.set(text, font)
    known.add(font)
  }
}

/** Returns what is in the document for `node`: mostly the node itself. */
function placeOf(node: Node): ChildNode {
  see(observer.takeRecords())
  let place = (node.parentNode ? node : (replaced.get(node) ?? node)) as ChildNode
  while (isFont(place.parentNode)) place = place.parentNode
  return place
}

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'
