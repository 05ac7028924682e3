import { usePageData } from '@console/session'
import { GoogleLink } from './google-link.tsx'
import { OrLine } from './or-line.tsx'

export function GoogleInstead({ next }: { readonly next?: string }) {
  const { settings } = usePageData()
  if (!settings.google) return null
  return (
    <>
      <OrLine />
      <GoogleLink next={next} />
    </>
  )
}
