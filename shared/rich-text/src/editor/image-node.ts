import { isRichTextImage } from '@console/contract'
import { $create, $getState, $setState, createState, DecoratorNode, type LexicalNode } from 'lexical'

const srcState = createState('src', { parse: (value) => (typeof value === 'string' ? value : '') })

/** Loads only addresses that rich text allows. */
export class ImageNode extends DecoratorNode<null> {
  override $config() {
    return this.config('image', { extends: DecoratorNode, stateConfigs: [{ flat: true, stateConfig: srcState }] })
  }

  override createDOM(): HTMLElement {
    const image = document.createElement('img')
    const src = $getState(this, srcState)
    image.alt = ''
    image.referrerPolicy = 'no-referrer'
    if (isRichTextImage(src)) image.src = src
    return image
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): boolean {
    return true
  }

  override decorate(): null {
    return null
  }

  getSrc(): string {
    return $getState(this, srcState)
  }
}

export function $createImageNode(src: string): ImageNode {
  return $setState($create(ImageNode), srcState, src)
}

export function $isImageNode(node: LexicalNode | null | undefined): node is ImageNode {
  return node instanceof ImageNode
}
