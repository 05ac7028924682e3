import type { StoredFile } from '@console/contract'
import { chakra } from '@console/ui'
import type { FieldProps } from '../../field-frame.tsx'
import type { Crop } from './crop/crop.ts'
import { UploadField } from './upload-field.tsx'

interface FileFieldProps extends FieldProps {
  /** An avatar may be sent by every member. */
  readonly purpose?: 'image' | 'avatar'
  /** Lets the person choose a part of the image before it is uploaded. */
  readonly crop?: Crop
  readonly round?: boolean
}

/** An image by its address: JPG or PNG under 2 MB (spec section 5), a larger one scaled down on request. Null for none. */
export function FileField({ purpose = 'image', round = false, ...rest }: FileFieldProps) {
  return (
    <UploadField
      {...rest}
      purpose={purpose}
      preview={(url, label) => <chakra.img src={url} alt={label} maxH="40" maxW="full" {...(round ? { borderRadius: 'full' } : {})} />}
    />
  )
}

interface VideoFieldProps extends FieldProps {
  readonly onStored?: ((file: StoredFile) => void) | undefined
}

/** A video by its address: MP4 or WebM up to 50 MB. Null for none. */
export function VideoField(props: VideoFieldProps) {
  return (
    <UploadField
      {...props}
      purpose="video"
      preview={(url, label) => (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written any for what was just chosen
        <chakra.video src={url} aria-label={label} controls preload="metadata" maxH="60" maxW="full" />
      )}
    />
  )
}
