import { type FieldProps, TextField, useFieldValue } from '@console/forms'
import { FileField, VideoField } from '@console/forms/fields'
import { Box, Button, Stack } from '@console/ui'
import { useState } from 'react'

export interface MediaFieldProps extends FieldProps {
  readonly kind: 'image' | 'video'
}

interface Props extends MediaFieldProps {
  readonly words: {
    /** The label while the address is typed. */
    readonly url: string
    readonly toUrl: string
    readonly toFile: string
  }
}

/** An image or a video by its address: a file that is uploaded, or a URL that is typed. */
export function MediaField({ kind, words, ...field }: Props) {
  const [url] = useFieldValue<string | null>(field.name)
  const [isTyped, setTyped] = useState(() => Boolean(url) && !isUploaded(url ?? ''))
  const Upload = kind === 'video' ? VideoField : FileField
  return (
    <Stack gap="2">
      {isTyped ? <TextField {...field} type="url" label={words.url} /> : <Upload {...field} />}
      <Box>
        <Button size="xs" onClick={() => setTyped(!isTyped)}>
          {isTyped ? words.toFile : words.toUrl}
        </Button>
      </Box>
    </Stack>
  )
}

/** As the API calls its files. */
const isUploaded = (url: string) => /\/files\/[\w-]+$/.test(url)
