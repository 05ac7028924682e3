import { type FileRefusal, fileRefusal } from '@console/contract'
import { useEffect, useEffectEvent, useState } from 'react'

export interface OpenImage {
  readonly bitmap: ImageBitmap
  readonly url: string
}

/** Reads an image, upright; calls `onRefused` if it cannot be used. */
export function useImage(file: File, onRefused: (refusal: FileRefusal) => void): OpenImage | undefined {
  const [image, setImage] = useState<OpenImage>()
  const refuse = useEffectEvent(onRefused)

  useEffect(() => {
    let isGone = false
    const url = URL.createObjectURL(file)
    const reading = createImageBitmap(file).catch(() => undefined)
    void reading.then((bitmap) => {
      if (isGone) return
      if (!bitmap) return refuse({ code: 'file_damaged' })
      // Its bytes do not count: the crop has fewer.
      const refusal = fileRefusal('image', { size: 1, type: file.type, pixels: bitmap.width * bitmap.height })
      if (refusal) return refuse(refusal)
      setImage({ bitmap, url })
    })
    return () => {
      isGone = true
      URL.revokeObjectURL(url)
      void reading.then((bitmap) => bitmap?.close())
    }
  }, [file])

  return image
}
