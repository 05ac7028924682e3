import { Box } from '@console/ui'
import { type ClipboardEvent, type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react'

interface Props extends Omit<ComponentProps<typeof Box>, 'children'> {
  /** As `accept` of an input. */
  readonly accept: string
  /** Gets the file that was dropped, chosen or pasted; neither its type nor its size is known yet. */
  readonly onFile: (file: File) => void
  readonly pastes?: boolean
  readonly isOff?: boolean
  readonly isWrong?: boolean
  /** Shown above the frame; a file dropped on it is taken too. */
  readonly above?: ReactNode
  /** Draws the content of the frame, with a button that calls `choose` to open the browser's file dialog. */
  readonly children: (choose: () => void) => ReactNode
}

/** A place for one file, which is dropped there or chosen. The control is the browser's own: Chakra's would weigh on every first page. */
export function FileDrop({ accept, onFile, pastes = false, isOff = false, isWrong = false, above, children, ...box }: Props) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function take(event: ClipboardEvent | DragEvent, { files: [file] }: DataTransfer): void {
    // Text goes where the browser puts it; a file would take the place of the whole page.
    if (!file) return
    event.preventDefault()
    if (!isOff) onFile(file)
  }

  return (
    <Box
      minW="0"
      data-wrong={isWrong || undefined}
      {...box}
      {...(pastes ? { onPaste: (event: ClipboardEvent) => take(event, event.clipboardData) } : {})}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        take(event, event.dataTransfer)
      }}
    >
      {above}
      <Box
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isWrong ? 'border.error' : 'border.control'}
        bg={isOver ? 'bg.emphasized' : undefined}
        borderRadius="l3"
        p="4"
        mt={above ? '1.5' : undefined}
      >
        {children(() => input.current?.click())}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file chosen again is a choice too.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </Box>
  )
}
