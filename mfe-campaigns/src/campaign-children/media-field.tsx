import type { StoredFile } from '@console/contract'
import { type FieldProps, TextField, useFieldError, useFieldValue } from '@console/forms'
import { FileField, useNotMedia, VideoField } from '@console/forms/fields'
import { useFieldErrorText } from '@console/i18n'
import { Box, Button, ErrorLine, Stack, useSettled } from '@console/ui'
import { useState } from 'react'

export interface MediaFieldProps extends FieldProps {
  readonly kind: 'image' | 'video'
  /** For uploaded videos only. */
  readonly onStored?: (file: StoredFile) => void
}

interface Props extends MediaFieldProps {
  readonly words: {
    /** Label while the address is typed. */
    readonly url: string
    readonly toUrl: string
    readonly toFile: string
  }
  /** Message key for an address of another kind of file. */
  readonly elsewhere: string
}

export function MediaField({ kind, words, elsewhere, onStored, ...field }: Props) {
  const [url] = useFieldValue<string | null>(field.name)
  const [isTyped, setTyped] = useState(() => Boolean(url) && !isUploaded(url ?? ''))
  const errors = { file_wrong_type: elsewhere }
  return (
    <Stack gap="2">
      {isTyped ? (
        <>
          <TextField {...field} errors={errors} type="url" label={words.url} />
          <Elsewhere {...field} errors={errors} kind={kind} />
        </>
      ) : kind === 'video' ? (
        <VideoField {...field} errors={errors} onStored={onStored} />
      ) : (
        <FileField {...field} errors={errors} />
      )}
      <Box>
        <Button size="xs" onClick={() => setTyped(!isTyped)}>
          {isTyped ? words.toFile : words.toUrl}
        </Button>
      </Box>
    </Stack>
  )
}

/** Says at once that a typed address leads to no file of its kind, as the API would on saving. */
function Elsewhere({ name, label, kind, errors }: FieldProps & Pick<Props, 'kind'>) {
  const text = useFieldErrorText()
  const [url] = useFieldValue<string | null>(name)
  const found = useNotMedia(useSettled(url ?? ''), kind)
  const error = useFieldError(name, label, 'enter', errors)
  return found && !error ? <ErrorLine>{text('file_wrong_type', { ...found }, errors?.file_wrong_type)}</ErrorLine> : null
}

/** As the API names its files. */
const isUploaded = (url: string) => /\/files\/[\w-]+$/.test(url)
