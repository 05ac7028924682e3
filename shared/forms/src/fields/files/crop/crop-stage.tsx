import { Box, chakra } from '@console/ui'
import { type PointerEvent, useRef } from 'react'
import type { Part } from '../draw-image.ts'
import { moved, sized } from './crop-frame.ts'

interface Props {
  readonly image: Pick<ImageBitmap, 'width' | 'height'>
  readonly url: string
  readonly frame: Part
  readonly onChange: (frame: Part) => void
}

interface Hold {
  readonly frame: Part
  readonly x: number
  readonly y: number
  readonly isCorner: boolean
}

/** The image with the frame over it, which a pointer moves, and sizes by its corner. Everyone else has the sliders. */
export function CropStage({ image, url, frame, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold>(undefined)

  function take(event: PointerEvent<HTMLElement>, isCorner: boolean): void {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    hold.current = { frame, x: event.clientX, y: event.clientY, isCorner }
  }

  function drag({ clientX, clientY }: PointerEvent): void {
    const held = hold.current
    if (!held) return
    const pixels = image.width / (stage.current?.getBoundingClientRect().width || image.width)
    const x = (clientX - held.x) * pixels
    const y = (clientY - held.y) * pixels
    // Both sides move away from the middle, so that the corner stays under the pointer.
    if (held.isCorner) onChange(sized(held.frame, held.frame.width + 2 * Math.max(x, y), image))
    else onChange(moved(held.frame, { left: held.frame.left + x, top: held.frame.top + y }, image))
  }

  const pointer = (isCorner: boolean) => ({
    touchAction: 'none',
    onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, isCorner),
    onPointerMove: drag,
    onPointerUp: () => {
      hold.current = undefined
    },
    onPointerCancel: () => {
      hold.current = undefined
    },
  })

  return (
    <Box
      ref={stage}
      position="relative"
      overflow="hidden"
      mx="auto"
      bg="bg.muted"
      style={{
        aspectRatio: `${image.width} / ${image.height}`,
        width: `min(100%, calc(50vh * ${image.width / image.height}))`,
      }}
    >
      <chakra.img src={url} alt="" w="full" h="full" draggable={false} />
      <Box
        data-part="frame"
        position="absolute"
        borderWidth="2px"
        borderColor="brand.solid"
        boxShadow="0 0 0 100vmax {colors.blackAlpha.500}"
        cursor="move"
        style={{
          left: `${(frame.left / image.width) * 100}%`,
          top: `${(frame.top / image.height) * 100}%`,
          width: `${(frame.width / image.width) * 100}%`,
          height: `${(frame.height / image.height) * 100}%`,
        }}
        {...pointer(false)}
      >
        <Box
          data-part="corner"
          position="absolute"
          insetEnd="0"
          bottom="0"
          w="6"
          h="6"
          bg="brand.solid"
          cursor="nwse-resize"
          {...pointer(true)}
        />
      </Box>
    </Box>
  )
}
