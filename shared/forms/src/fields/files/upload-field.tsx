import { type FilePurpose, IMAGE_LIMIT, isHttpUrl, kindsOf, type StoredFile, typesOf, VIDEO_LIMIT } from '@console/contract'
import { lowerFirst, useErrorText, useFieldErrorText, useKitText } from '@console/i18n'
import { usePageData } from '@console/session'
import { Button, Flex, lazyPart, Progress, Stack, Text } from '@console/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useFieldError } from '../../field-error.ts'
import { type FieldProps, LabelLine } from '../../field-frame.tsx'
import { Reference } from '../../reference.tsx'
import type { Crop } from './crop/crop.ts'
import { FileDrop } from './file-drop.tsx'
import { type UploadFailure, useUpload } from './use-upload.ts'

interface Props extends FieldProps {
  readonly purpose: FilePurpose
  readonly crop?: Crop | undefined
  readonly onStored?: ((file: StoredFile) => void) | undefined
  readonly preview: (url: string, label: string) => ReactNode
}

const MB = 1024 * 1024
/** For browsers that know no type of some of them. */
const IMAGE_ENDINGS = ['.jpg', '.jpeg', '.jfif', '.png', '.gif']
const VIDEO_ENDINGS = ['.mp4', '.m4v', '.webm']
const CropDialog = lazyPart(
  () => import(/* webpackChunkName: "upload" */ './crop/crop-dialog.tsx'),
  (file) => file.CropDialog,
)

/**
 * A file by its address: chosen, dropped or pasted, sent at once with its progress, and put into the field when it has
 * arrived. Until then, and when it is refused, the field keeps what it had.
 */
export function UploadField({ name, label, required = false, hint, errors, purpose, crop, onStored, preview }: Props) {
  const text = useKitText()
  const id = useId()
  const { field } = useController<Record<string, string | null>>({ name })
  const fieldError = useFieldError(name, label, 'choose', errors)
  const [uncropped, setUncropped] = useState<File>()
  const { state, choose, send, refuse, retry, scale, cancel, clear } = useUpload({
    purpose,
    onSent(stored) {
      field.onChange(stored.url)
      onStored?.(stored)
    },
    onCrop: crop && setUncropped,
  })
  const [isAwaited, setAwaited] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const isOffered = useIsOffered()
  const isSending = state.kind === 'sending'
  const url = field.value ?? ''

  useEffect(() => {
    const form = isSending ? box.current?.closest('form') : undefined
    if (!form) return setAwaited(false)
    // Sent now, the form would have the file that it had before.
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      setAwaited(true)
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [isSending])

  const failure = state.kind === 'failed' ? state.failure : undefined
  const hints = text(purpose === 'video' ? 'file.hint.video' : 'file.hint.image', {
    kinds: kindsOf(purpose),
    limit: (purpose === 'video' ? VIDEO_LIMIT : IMAGE_LIMIT) / MB,
  })
  return (
    <FileDrop
      role="group"
      aria-labelledby={`${id}-label`}
      ref={box}
      aria-describedby={`${id}-hint ${id}-error`}
      accept={[...typesOf(purpose, true), ...(purpose === 'video' ? VIDEO_ENDINGS : IMAGE_ENDINGS)].join(',')}
      onFile={choose}
      pastes
      isOff={!isOffered}
      isWrong={failure !== undefined || fieldError !== undefined}
      above={<LabelLine id={`${id}-label`} label={label} required={required} />}
    >
      {(openChooser) => (
        <Stack gap="3" align="flex-start">
          {/* A backend may hold an address that is no URL; a browser would try to run one that begins with javascript: */}
          {isHttpUrl(url) ? preview(url, text('file.preview', { label })) : null}
          {isSending ? (
            <Progress
              label={text('file.sending', { name: state.name })}
              done={Math.round(state.share * 100)}
              total={100}
              words={text('file.percent', { percent: Math.round(state.share * 100) })}
            />
          ) : null}
          <Flex gap="3" wrap="wrap">
            {isSending ? <Button onClick={cancel}>{text('file.cancel')}</Button> : null}
            {isOffered && !isSending ? (
              <Button
                ref={(button) => {
                  field.ref(button)
                  chooser.current = button
                }}
                onClick={openChooser}
                onBlur={field.onBlur}
              >
                {text(url ? 'file.another' : 'file.choose')}
              </Button>
            ) : null}
            {url && !isSending ? (
              <Button
                look="quiet"
                onClick={() => {
                  clear()
                  field.onChange(null)
                  // The button that was pressed goes with the file.
                  chooser.current?.focus()
                }}
              >
                {text('form.remove', { name: lowerFirst(label) })}
              </Button>
            ) : null}
            {failure?.canScale ? <Button onClick={scale}>{text('file.scale')}</Button> : null}
            {failure?.canRetry ? <Button onClick={retry}>{text('action.retry')}</Button> : null}
          </Flex>
          <Text id={`${id}-hint`} textStyle="sm" color="fg.muted">
            {isOffered ? hints : text('file.unavailable')} {hint}
          </Text>
          <Text role="status" textStyle="sm">
            {state.kind === 'sent' ? text('file.sent', { name: state.name }) : state.kind === 'canceled' ? text('file.canceled') : null}
          </Text>
          <Text id={`${id}-error`} role="alert" textStyle="sm" color="fg.error">
            {isAwaited ? text('file.wait') : failure ? <FailureText {...failure} /> : fieldError}
          </Text>
          {crop && uncropped ? (
            <CropDialog file={uncropped} crop={crop} onCropped={send} onRefused={refuse} onClose={() => setUncropped(undefined)} />
          ) : null}
        </Stack>
      )}
    </FileDrop>
  )
}

function FailureText({ code, params, requestId }: UploadFailure) {
  const fieldText = useFieldErrorText()
  const errorText = useErrorText('action')
  if (code.startsWith('file_')) return fieldText(code, params)
  return (
    <>
      {errorText(code)} {requestId ? <Reference id={requestId} /> : null}
    </>
  )
}

/** Whether the API takes files at all (API_EXTENSIONS). */
function useIsOffered(): boolean {
  const { extensions } = usePageData().settings
  return extensions === 'all' || extensions.includes('X3')
}
