import { Initials } from './initials.tsx'
import { Picture } from './picture.tsx'

interface Props {
  readonly id: string
  readonly name: string
  readonly src?: string | null | undefined
  /** Pixels. */
  readonly size?: number
}

/** A person's picture, else their initials: round, as publishers and applications are not. It is decoration: the name is beside it. */
export function Avatar({ id, name, src, size = 20 }: Props) {
  return (
    <Picture src={src} size={size} round>
      <Initials id={id} name={name} size={size} round />
    </Picture>
  )
}
