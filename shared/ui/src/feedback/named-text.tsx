import type { ElementType } from 'react'

/** Takes the place of the name (Unicode, private use), since the words around it may have the same letters. */
const MARK = '\uE000'

interface Props {
  readonly name: string
  readonly as?: ElementType
  /** Puts the name into the words. Modules that were released before give the words themselves. */
  readonly children: string | ((name: string) => string)
}

/** Words with a name in bold, or with a value as a `Verbatim`. */
export function NamedText({ name, as: Name = 'strong', children }: Props) {
  const words = typeof children === 'string' ? children.replace(name, MARK) : children(MARK)
  const [before, ...after] = words.split(MARK)
  return (
    <>
      {before}
      {after.length > 0 && name ? <Name>{name}</Name> : null}
      {after.join(name)}
    </>
  )
}
