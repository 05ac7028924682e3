import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

interface Props {
  readonly src: string | null | undefined
  /** Pixels. */
  readonly size?: number
  /** As people are shown; publishers are square. */
  readonly round?: boolean
  /** If there is no picture or it cannot be loaded. */
  readonly children: ReactNode
}

/** The picture of a person or the logo of a publisher. It is decoration: the name is shown beside it. */
export function Picture({ src, size = 20, round = false, children }: Props) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return children
  return (
    <chakra.img
      src={src}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(src)}
      flexShrink="0"
      boxSize={`${size}px`}
      objectFit="cover"
      borderRadius={round ? 'full' : 'l1'}
      bg="bg.subtle"
    />
  )
}
