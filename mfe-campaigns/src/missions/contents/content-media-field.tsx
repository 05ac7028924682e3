import { MediaField, type MediaFieldProps } from '../../campaign-children/media-field.tsx'
import { useText } from '../../text.ts'

export function ContentMediaField({ kind, ...field }: MediaFieldProps) {
  const text = useText()
  const words = {
    url: text(`mission.content.${kind}.url`),
    toUrl: text(`mission.content.${kind}.toUrl`),
    toFile: text(`mission.content.${kind}.toFile`),
  }
  return <MediaField kind={kind} words={words} elsewhere="mission.content.elsewhere" {...field} />
}
