import type { FileRefusal } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Box, Button, chakra, Flex, ModalDialog, Stack, Text } from '@console/ui'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { drawImage, type Part } from '../draw-image.ts'
import type { Crop } from './crop.ts'
import { firstFrame, moved, narrowest, sized, widest } from './crop-frame.ts'
import { CropStage } from './crop-stage.tsx'
import { type OpenImage, useImage } from './use-image.ts'

interface Props {
  readonly file: File
  readonly crop: Crop
  /** Gets the chosen part, in the file's own format. */
  readonly onCropped: (file: File) => void
  readonly onRefused: (refusal: FileRefusal) => void
  readonly onClose: () => void
}

/** Asks which part of an image is wanted. An image that cannot be used is refused without asking. */
export function CropDialog({ file, crop, onCropped, onRefused, onClose }: Props) {
  function refuse(refusal: FileRefusal): void {
    onClose()
    onRefused(refusal)
  }
  const image = useImage(file, refuse)

  async function use({ bitmap }: OpenImage, frame: Part): Promise<void> {
    const share = Math.min(1, crop.side / Math.max(frame.width, frame.height))
    const blob = await drawImage(bitmap, frame, share, file.type)
    if (!blob) return refuse({ code: 'file_damaged' })
    onClose()
    onCropped(new File([blob], file.name, { type: file.type }))
  }

  return image ? <Question image={image} crop={crop} onUse={(frame) => void use(image, frame)} onClose={onClose} /> : null
}

interface QuestionProps {
  readonly image: OpenImage
  readonly crop: Crop
  readonly onUse: (frame: Part) => void
  readonly onClose: () => void
}

/** Factor of the width for one press of + or -. */
const STEP = 1.1

function Question({ image: { bitmap, url }, crop: { aspect }, onUse, onClose }: QuestionProps) {
  const text = useKitText()
  const [frame, setFrame] = useState(() => firstFrame(bitmap, aspect))
  const { left, top, width, height } = frame
  const firstSlider = useRef<HTMLInputElement>(null)

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === '+' || key === '=') setFrame((now) => sized(now, now.width * STEP, bitmap))
    if (key === '-') setFrame((now) => sized(now, now.width / STEP, bitmap))
  }

  return (
    <ModalDialog title={text('crop.title')} onClose={onClose} focusOn={firstSlider}>
      <Stack gap="4" onKeyDown={onKeyDown}>
        <Text textStyle="sm" color="fg.muted">
          {text('crop.help')}
        </Text>
        <CropStage image={bitmap} url={url} frame={frame} onChange={setFrame} />
        <Flex gap="6" wrap="wrap" align="center">
          <Stack flex="1" minW="12rem" gap="2">
            <Slider
              ref={firstSlider}
              label={text('crop.left')}
              value={left}
              most={bitmap.width - width}
              onChange={(to) => setFrame(moved(frame, { left: to, top }, bitmap))}
            />
            <Slider
              label={text('crop.top')}
              value={top}
              most={bitmap.height - height}
              onChange={(to) => setFrame(moved(frame, { left, top: to }, bitmap))}
            />
            <Slider
              label={text('crop.size')}
              value={width}
              least={narrowest(bitmap, aspect)}
              most={widest(bitmap, aspect)}
              onChange={(to) => setFrame(sized(frame, to, bitmap))}
            />
          </Stack>
          <Preview image={bitmap} url={url} frame={frame} label={text('crop.preview')} />
        </Flex>
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button onClick={onClose}>{text('action.cancel')}</Button>
          <Button look="primary" onClick={() => onUse(frame)}>
            {text('crop.use')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}

interface SliderProps {
  readonly ref?: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Slider({ ref, label, value, least = 0, most, onChange }: SliderProps) {
  return (
    <Box as="label" display="block" textStyle="sm">
      {label}
      <chakra.input
        ref={ref}
        type="range"
        // Else WebKit reads the value as the end of the label.
        aria-label={label}
        display="block"
        w="full"
        accentColor="brand.solid"
        focusVisibleRing="outside"
        min={Math.round(least)}
        max={Math.round(most)}
        value={Math.round(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Box>
  )
}

interface PreviewProps {
  readonly image: Pick<ImageBitmap, 'width'>
  readonly url: string
  readonly frame: Part
  readonly label: string
}

function Preview({ image, url, frame: { left, top, width, height }, label }: PreviewProps) {
  return (
    <Box position="relative" overflow="hidden" w="24" borderRadius="l2" borderWidth="1px" style={{ aspectRatio: `${width} / ${height}` }}>
      <chakra.img
        src={url}
        alt={label}
        position="absolute"
        maxW="none"
        style={{ width: percent(image.width / width), left: percent(-left / width), top: percent(-top / height) }}
      />
    </Box>
  )
}

const percent = (share: number) => `${share * 100}%`
