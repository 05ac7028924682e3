interface Props {
  /** The name of what the words are about. */
  readonly name: string
  readonly children: string
}

/** Words of a question with the name of what it is about in bold. */
export function NamedText({ name, children }: Props) {
  const at = name === '' ? -1 : children.indexOf(name)
  if (at < 0) return <>{children}</>
  return (
    <>
      {children.slice(0, at)}
      <strong>{name}</strong>
      {children.slice(at + name.length)}
    </>
  )
}
